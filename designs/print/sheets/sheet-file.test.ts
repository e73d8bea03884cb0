import { readFile } from 'node:fs/promises';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { catalogueDesigns } from '../../catalogue/catalogue-designs.ts';
import { openDiskFonts } from '../../text/disk-fonts.ts';
import { printFile } from '../print-file.ts';
import { coatedPaper } from '../print-profile.ts';
import { differenceOf, type Pixels, pdfPixels } from '../proof/pixels.ts';
import { designOf, jobOf } from '../testing/print-jobs.ts';
import { sra3 } from './press-sheet.ts';
import { type PrintedPiece, type SheetsJob, sheetsFile } from './sheet-file.ts';

const bleed = 3;
const fonts = openDiskFonts();
const [tag, postcard] = ['geschenkanhaenger-rechteckig', 'postkarte-hoch'].map((type) => {
  const found = catalogueDesigns().find(({ productType }) => productType === type);
  if (!found) throw new Error(`There is no ${type}.`);
  return designOf(found.id);
});
if (!tag || !postcard) throw new Error('Both are found above.');

let job: SheetsJob;
beforeAll(async () => {
  const lines = { '2026-000001/1': { ...tag, foil: 'gold' as const }, '2026-000002/3': postcard };
  const files = new Map<string, Uint8Array>();
  const pieces: PrintedPiece[] = [];
  for (const [line, design] of Object.entries(lines)) {
    files.set(line, await printFile(jobOf(design), coatedPaper));
    const [front, back] = design.pages;
    if (!front) throw new Error('A design has a page.');
    pieces.push({ line, trim: front.trim, copies: 5, front: 0, back: back ? 1 : null });
  }
  const date = new Date('2026-11-26T08:00:00Z');
  job = { pieces, files, bleed, sheet: sra3, title: 'Bogenlauf 1', date, fonts };
});

test('sheets are PDF/X-4 as large as SRA3, with the plates of what stands on them', async () => {
  const { file, sheets } = await sheetsFile(job, coatedPaper);
  const text = Buffer.from(file).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.6/);
  expect(text).toContain('/S /GTS_PDFX');
  expect(text).toContain('/Separation /All /DeviceCMYK');
  expect(text).toContain('/Separation /Foil#20Gold');
  expect(text).toContain('/Separation /CutContour');
  expect(text).toMatch(/\/Trapped \/False/);
  expect(text).not.toContain('DeviceRGB');
  expect(text).not.toContain('/Type /Font');
  const pdf = await PDFDocument.load(file);
  expect(pdf.getPageCount()).toBe(sheets.length * 2);
  for (const page of pdf.getPages()) {
    expect(page.getWidth()).toBeCloseTo((450 / 25.4) * 72, 2);
    expect(page.getTrimBox()).toEqual(page.getMediaBox());
  }
});

test('foil and cut of whole sheets are files of their own, with no other ink and the same marks', async () => {
  const { file, plates, sheets } = await sheetsFile(job, coatedPaper);
  expect(plates.map(({ plate }) => plate)).toEqual(['foil', 'cut']);
  for (const { plate, file: own } of plates) {
    const text = Buffer.from(own).toString('latin1');
    expect(text).toContain('/S /GTS_PDFX');
    expect(text).not.toContain('/Subtype /Image');
    expect((await PDFDocument.load(own)).getPageCount()).toBe(sheets.length * 2);
    const painted = await contentsOf(own);
    expect(painted.some((content) => content.includes('scn') || content.includes('SCN'))).toBe(true);
    // No process ink is set anywhere on it.
    for (const content of painted) expect(content, plate).not.toMatch(/^[\d. ]+ [kK]$/m);
    expect(own.length).toBeLessThan(file.length);
  }
});

test('an archived file of writer 2, whose plates are not marked, gives its sheets the same plates', async () => {
  const archived = await readFile(new URL('./testing/writer-2.pdf', import.meta.url));
  const line = '2026-000009/1';
  const [piece] = job.pieces;
  if (!piece) throw new Error('There are pieces above.');
  const trim = await trimOf(archived);
  const pieces = [{ ...piece, line, trim, front: 0, back: null }];
  const { file, plates } = await sheetsFile(
    { ...job, pieces, files: new Map([[line, archived]]) },
    coatedPaper,
  );
  expect(plates.map(({ plate }) => plate)).toEqual(['foil', 'cut']);
  for (const { file: own } of plates) {
    const painted = await contentsOf(own);
    for (const content of painted) expect(content).not.toMatch(/DeviceCMYK|^[\d. ]+ [kK]$/m);
    expect(own.length).toBeLessThan(file.length);
  }
  const [foil, cut] = plates.map(({ file: own }) => own);
  if (!foil || !cut) throw new Error('Both are found above.');
  expect(
    (await contentsOf(foil)).some((content) => /^\/CS0 cs$/m.test(content) && /^f$/m.test(content)),
  ).toBe(true);
  expect((await contentsOf(cut)).some((content) => /^\/CS1 CS$/m.test(content) && /^S$/m.test(content))).toBe(
    true,
  );
  expect((await contentsOf(cut)).some((content) => /^\/CS0 cs$/m.test(content))).toBe(false);
});

async function trimOf(file: Uint8Array) {
  const { width, height } = (await PDFDocument.load(file)).getPage(0).getTrimBox();
  return { width: (width / 72) * 25.4, height: (height / 72) * 25.4 };
}

/** What paints, of pages and of the forms on them. */
async function contentsOf(file: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(file);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    if (object.dict.has(PDFName.of('N')) || object.dict.has(PDFName.of('FunctionType'))) return [];
    return [Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')];
  });
}

test('the same job is the same bytes', async () => {
  const [one, other] = [await sheetsFile(job, coatedPaper), await sheetsFile(job, coatedPaper)];
  expect(Buffer.from(one.file).equals(other.file)).toBe(true);
});

test('what stands on a sheet is the page of the print file, front and back, turned or not', {
  timeout: 120_000,
}, async () => {
  const { file, sheets } = await sheetsFile(job, coatedPaper);
  const drawn = await allPixels(file, { width: 450, height: 320 });
  let compared = 0;
  for (const [index, { placements }] of sheets.entries()) {
    for (const { piece, x, y, isTurned } of placements) {
      const pages = await allPixels(job.files.get(piece.line) ?? new Uint8Array(), withBleed(piece));
      const shown = { width: isTurned ? piece.trim.height : piece.trim.width, x };
      for (const side of [0, 1] as const) {
        const page = pages[side === 0 ? piece.front : (piece.back ?? -1)];
        const sheet = drawn[2 * index + side];
        if (!page || !sheet) continue;
        const left = side === 0 ? shown.x : 450 - shown.x - shown.width;
        const turn = isTurned ? (side === 0 ? 'right' : 'left') : 'none';
        const cut = cutOut(sheet, { x: left - bleed, y: y - bleed }, piece, turn);
        const { mean } = differenceOf(cut, scaledTo(page, cut), 64);
        expect(mean).toBeLessThan(6);
        compared += 1;
      }
    }
  }
  expect(compared).toBe(15);
});

function withBleed({ trim }: PrintedPiece) {
  return { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
}

async function allPixels(file: Uint8Array, size: { width: number; height: number }): Promise<Pixels[]> {
  const all: Pixels[] = [];
  for await (const pixels of pdfPixels(
    file,
    Array.from({ length: 20 }, () => size),
  ))
    all.push(pixels);
  return all;
}

type Turn = 'none' | 'right' | 'left';

/** A piece of a drawn sheet, turned upright, two pixels a millimetre. */
function cutOut(sheet: Pixels, at: { x: number; y: number }, piece: PrintedPiece, turn: Turn): Pixels {
  const { width, height } = withBleed(piece);
  const size = { width: Math.floor(width * 2), height: Math.floor(height * 2) };
  const scale = sheet.width / 450;
  return pixelsOf(size, (across, down) => {
    const [u, v] = [(across + 0.5) / 2, (down + 0.5) / 2];
    const [x, y] = turn === 'none' ? [u, v] : turn === 'right' ? [height - v, u] : [v, width - u];
    return sampleOf(sheet, (at.x + x) * scale, (at.y + y) * scale);
  });
}

function scaledTo(page: Pixels, size: { width: number; height: number }): Pixels {
  return pixelsOf(size, (across, down) =>
    sampleOf(page, ((across + 0.5) / size.width) * page.width, ((down + 0.5) / size.height) * page.height),
  );
}

type Colour = readonly [number, number, number];

function pixelsOf(
  size: { width: number; height: number },
  colourAt: (x: number, y: number) => Colour,
): Pixels {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) data.set(colourAt(x, y), (y * size.width + x) * 3);
  return { ...size, data };
}

function sampleOf({ width, height, data }: Pixels, x: number, y: number): Colour {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const at = (row * width + column) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
