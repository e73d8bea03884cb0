import type PDFDocument from 'pdfkit';

/** A document that is being written. */
export type Pdf = typeof PDFDocument.prototype;

export const millimetresPerPoint = 25.4 / 72;

/** A name where pdfkit would write a text. */
export function pdfName(name: string): object {
  return { toString: () => `/${name}`, [Symbol.toStringTag]: 'Name' };
}

/** Entries of a page's own dictionary, such as its boxes. */
export function setPageEntries({ page }: Pdf, entries: Record<string, unknown>): void {
  Object.assign(page.dictionary.data, entries);
}

/**
 * What is painted next lies over what is below it on all other plates.
 * @returns the state to apply on any page
 */
export function createOverprint(pdf: Pdf): { apply(): void } {
  const state = pdf.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  state.end(undefined);
  return {
    apply() {
      const states: Record<string, unknown> = pdf.page.ext_gstates;
      states.Overprint = state;
      pdf.addContent('/Overprint gs');
    },
  };
}
