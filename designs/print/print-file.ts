import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { resolveColour } from '../model/colour.ts';
import type { Design, Layer, Page, PhotoLayer } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';
import { type Colours, printedColours, screenColours } from './colours.ts';
import { coloursOf } from './colours-of.ts';
import { createOverprint } from './pdf.ts';
import { addPdfX, pdfXInfo } from './pdf-x.ts';
import { writeSection } from './plate-sections.ts';
import { type PlacedPhoto, type PrintPicture, placedPhoto } from './print-picture.ts';
import type { PrintProfile } from './print-profile.ts';
import { createDrawings } from './shared-drawings.ts';
import { beginComparedPage, beginPressPage } from './sheet-pages.ts';
import { addCut, writeCut } from './write-cut.ts';
import { addFoil, writeFoil, writePlateAlone } from './write-foil.ts';
import { type PagePress, type Press, writePrinted } from './write-page.ts';

export type PrintJob = {
  design: Design;
  fonts: Fonts;
  pictureOf(layer: PhotoLayer): PrintPicture | undefined;
  /** Said in the file; the same job on the same date is the same bytes. */
  title: string;
  date: Date;
  /** SHA-256 of the document as it was sealed, said in the file too. */
  documentSha256?: string;
};

/**
 * The document as PDF/X-4: process colours throughout, foil and cut as plates of their own, letters as outlines, each
 * page as large as its bleed. Throws where a slot has no picture or a font is unknown: a sealed document has neither.
 */
export async function printFile(job: PrintJob, profile: PrintProfile): Promise<Buffer> {
  const { design } = job;
  const colours = await printedColours([...coloursOf(job, hexesOf(design))], profile);
  return written(job, colours, async (press) => {
    const { pdf } = press;
    addPdfX(pdf, profile);
    if (design.foil !== null) addFoil(pdf, design.foil);
    if (design.pages.some(({ outline }) => outline !== undefined)) addCut(pdf);
    const drawings = createDrawings(
      design.pages.map((page) => ({ ...page, layers: layersOf(design, page).printed })),
    );
    for (const page of design.pages) {
      const pictureOf = await placedPictures(job, page, profile);
      beginPressPage(pdf, page.trim, design.bleed);
      const { printed, pressed } = layersOf(design, page);
      writeSection(pdf, 'print', () =>
        writePrinted({ ...press, pictureOf, drawings }, page, printed, design.bleed),
      );
      const { foil } = design;
      if (foil !== null && pressed.length > 0)
        writeSection(pdf, 'foil', () => writeFoil(press, foil, pressed));
      const { outline } = page;
      if (outline !== undefined) writeSection(pdf, 'cut', () => writeCut(press, outline));
    }
  });
}

/** The same pages by the same writer in the screen's colours, foil in its printed colour: to compare with a preview. */
export function proofFile(job: PrintJob): Promise<Buffer> {
  const { design } = job;
  return written(job, screenColours, async (press) => {
    const drawings = createDrawings(design.pages);
    for (const page of design.pages) {
      const pictureOf = await placedPictures(job, page, undefined);
      beginComparedPage(press.pdf, page.trim, design.bleed);
      writePrinted({ ...press, pictureOf, drawings }, page, page.layers, design.bleed);
    }
  });
}

/** The foil's plates alone, white where metal is pressed; a page without any is black. */
export function plateFile(job: PrintJob): Promise<Buffer> {
  const { design } = job;
  return written(job, screenColours, async (press) => {
    for (const page of design.pages) {
      beginComparedPage(press.pdf, page.trim, design.bleed);
      writePlateAlone(press, layersOf(design, page).pressed, page.trim, design.bleed);
    }
  });
}

async function written(
  { design, fonts, title, date, documentSha256 }: PrintJob,
  colours: Colours,
  write: (press: Press) => Promise<void>,
): Promise<Buffer> {
  const info = pdfXInfo(title, date, documentSha256);
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, pdfVersion: '1.6', info });
  // Read from the beginning: what is waiting would hold up a long file.
  const whole = buffer(pdf);
  await write({ pdf, colours, hexOf: hexesOf(design), overprint: createOverprint(pdf), fonts });
  pdf.end();
  return whole;
}

function hexesOf({ palette }: Design): (colour: string) => string {
  return (colour) => resolveColour(colour, palette);
}

/** Foil is pressed after everything else is printed. */
function layersOf({ foil }: Design, { layers }: Page): { printed: Layer[]; pressed: Layer[] } {
  const isPressed = ({ finish }: Layer) => finish === 'foil' && foil !== null;
  return { printed: layers.filter((layer) => !isPressed(layer)), pressed: layers.filter(isPressed) };
}

/** A page's photos, cut out and separated before it is written. */
async function placedPictures(
  { pictureOf }: PrintJob,
  { layers }: Page,
  profile: PrintProfile | undefined,
): Promise<PagePress['pictureOf']> {
  const placed = new Map<PhotoLayer, PlacedPhoto | PrintPicture>();
  for (const layer of layers) {
    const picture = layer.type === 'photo' ? pictureOf(layer) : undefined;
    if (layer.type !== 'photo' || !picture) continue;
    placed.set(layer, picture.kind === 'photo' ? await placedPhoto(layer, picture, profile) : picture);
  }
  return (layer) => placed.get(layer);
}
