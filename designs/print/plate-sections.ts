import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { Pdf } from './pdf.ts';
import { keepSeparations } from './plate-operators.ts';

/** What a page's content is written in, one after the other: process inks, metal, the line to cut along. */
const sections = ['print', 'foil', 'cut'] as const;
export type Plate = Exclude<(typeof sections)[number], 'print'>;

/** Marks what is written as a section: readers pass over the marks, and a plate is found again years later. */
export function writeSection<Value>(pdf: Pdf, name: (typeof sections)[number], write: () => Value): Value {
  pdf.addContent(`/Plate-${name} BMC`);
  const value = write();
  pdf.addContent('EMC');
  return value;
}

const marked = /\/Plate-(\w+) BMC\n([\s\S]*?)\nEMC\n?/g;

/** What the separations of a plate are called. */
const separations = { foil: /^Foil /, cut: /^CutContour$/ } as const satisfies Record<Plate, RegExp>;

/**
 * Leaves nothing but one plate on pages of a print file. Where the file was written before plates were marked (writer 2),
 * what it paints in the plate's separation is told from the rest by its inks.
 * @returns how often there is any of it
 */
export function keepPlate(pdf: PDFDocument, pages: readonly number[], plate: Plate): number {
  let found = 0;
  for (const place of new Set(pages)) {
    const page = pdf.getPage(place);
    const text = contentOf(pdf, page);
    const { content, painted } = text.includes('/Plate-print BMC')
      ? markedContent(text, plate)
      : keepSeparations(text, (space) => separations[plate].test(separationOf(page, space)));
    found += painted;
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(bytesOf(content))));
    dropPictures(page);
  }
  return found;
}

function markedContent(text: string, plate: Plate): { content: string; painted: number } {
  let painted = 0;
  const content = text.replaceAll(marked, (_, name: string, own: string) => {
    if (name !== plate) return '';
    painted += 1;
    return `${own}\n`;
  });
  return { content, painted };
}

/** The separation that a colour space of the page's resources is; empty where it is none. */
function separationOf({ node }: PDFPage, space: string): string {
  const spaces = node.Resources()?.lookup(PDFName.of('ColorSpace'));
  const found = spaces instanceof PDFDict ? spaces.lookup(PDFName.of(space)) : undefined;
  const [kind, name] = found instanceof PDFArray ? found.asArray() : [];
  return kind === PDFName.of('Separation') && name instanceof PDFName ? name.decodeText() : '';
}

function contentOf(pdf: PDFDocument, { node }: PDFPage): string {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams
    .map((one) => {
      const stream = one && pdf.context.lookup(one);
      if (!(stream instanceof PDFRawStream)) throw new Error('A page of a print file has no content.');
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    })
    .join('\n');
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

/** Photos and gradients stand on no plate of its own, and would make it as large as the file. */
function dropPictures({ node }: PDFPage): void {
  const resources = node.Resources();
  if (!(resources instanceof PDFDict)) return;
  const kept = resources.clone();
  for (const name of ['XObject', 'Pattern', 'Shading', 'Font']) kept.delete(PDFName.of(name));
  node.set(PDFName.of('Resources'), kept);
}
