// What pdfkit does and its published types leave out.
declare namespace PDFKit {
  interface PDFDocument {
    /** The document's catalogue. */
    readonly _root: PDFKitReference;
    /** How the coordinates of now lie in those of the page, which gradients are written in. */
    _ctm: number[];
    /** A separation, in the inks (percent) that show it on a screen. */
    addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): this;
  }
}
