import { PDFDocument, type PDFEmbeddedPage, PDFName } from '@cantoo/pdf-lib';
import type { Fonts } from '../../text/fonts.ts';
import { keepPlate, type Plate } from '../plate-sections.ts';
import type { PrintProfile } from '../print-profile.ts';
import { createContentStream } from './content-stream.ts';
import { type FilledSheet, fillSheets, type Piece, type Placement } from './fill-sheets.ts';
import type { PressSheet } from './press-sheet.ts';
import {
  writeCodes,
  writeCropMarks,
  writeInkPatches,
  writeRegistrationMarks,
  writeSlug,
} from './sheet-marks.ts';
import { addSheetPdfX } from './sheet-pdf-x.ts';

/** A piece and which pages of its line's file are printed on its sides, counted from 0. */
export type PrintedPiece = Piece & { front: number; back: number | null };

export type SheetsJob = {
  pieces: readonly PrintedPiece[];
  /** The print files of the lines, as they are archived. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Of all of them (millimetres). */
  bleed: number;
  sheet: PressSheet;
  /** What they are printed on and with, for people: stands on each sheet. */
  title: string;
  date: Date;
  fonts: Fonts;
};

export type Sheets = {
  file: Uint8Array;
  /** The same sheets with one plate alone, each that there is any of. */
  plates: { plate: Plate; file: Uint8Array }[];
  sheets: FilledSheet<PrintedPiece>[];
};

const point = 72 / 25.4;
const sides = ['front', 'back'] as const;
/** Presses here are German. */
const plateWords = { foil: 'Folie', cut: 'Stanze' } as const satisfies Record<Plate, string>;
type Side = (typeof sides)[number];
type Forms = ReadonlyMap<string, ReadonlyMap<number, PDFEmbeddedPage>>;

/**
 * Pieces of many orders on press sheets, as PDF/X-4: the pages of their print files untouched, plates included, crop
 * and registration marks, a Data Matrix a line of an order. Backs stand as the sheet is turned over its shorter edge.
 * The same job is the same bytes.
 */
export async function sheetsFile(job: SheetsJob, profile: PrintProfile): Promise<Sheets> {
  const { pieces, bleed, sheet } = job;
  const sheets = fillSheets(pieces, bleed, sheet);
  const file = await writtenSheets(job, profile, sheets, undefined);
  if (!file) throw new Error('Sheets always have print.');
  const plates = [];
  for (const plate of ['foil', 'cut'] as const) {
    const own = await writtenSheets(job, profile, sheets, plate);
    if (own) plates.push({ plate, file: own });
  }
  return { file, plates, sheets };
}

/** @param plate undefined: all of them. Answers nothing where the plate is empty. */
async function writtenSheets(
  job: SheetsJob,
  profile: PrintProfile,
  filled: readonly FilledSheet<PrintedPiece>[],
  plate: Plate | undefined,
): Promise<Uint8Array | undefined> {
  const { pieces, date } = job;
  const title = plate === undefined ? job.title : `${job.title} · ${plateWords[plate]}`;
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const forms = await embeddedForms(pdf, job, plate);
  if (!forms) return undefined;
  const printedSides = pieces.some(({ back }) => back !== null) ? sides : sides.slice(0, 1);
  for (const [index, { placements, prints }] of filled.entries())
    for (const side of printedSides) {
      const sheetOfAll = `${index + 1}/${filled.length}${side === 'back' ? ' · Rückseite' : ''}`;
      addSheet(pdf, job, forms, { plate, placements, side, words: `${title} · ${sheetOfAll} · ${prints} ×` });
    }
  await addSheetPdfX(pdf, profile, { title, date });
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}

/** The pages that are printed, by the line and the number of the page: each is in the file once. */
async function embeddedForms(
  pdf: PDFDocument,
  { pieces, files }: SheetsJob,
  plate: Plate | undefined,
): Promise<Forms | undefined> {
  let found = 0;
  const forms = new Map<string, Map<number, PDFEmbeddedPage>>();
  for (const [line, file] of files) {
    const used = pieces.filter((piece) => piece.line === line);
    const pages = [...new Set(used.flatMap(({ front, back }) => (back === null ? [front] : [front, back])))];
    const source = await PDFDocument.load(file, { updateMetadata: false });
    if (plate !== undefined) found += keepPlate(source, pages, plate);
    const embedded = await pdf.embedPdf(source, pages);
    forms.set(line, new Map(embedded.map((form, place) => [pages[place] ?? 0, form])));
  }
  return plate === undefined || found > 0 ? forms : undefined;
}

type SheetSide = {
  plate: Plate | undefined;
  placements: readonly Placement<PrintedPiece>[];
  side: Side;
  words: string;
};

function addSheet(
  pdf: PDFDocument,
  job: SheetsJob,
  forms: Forms,
  { plate, placements, side, words }: SheetSide,
) {
  const { sheet, bleed, fonts } = job;
  const { width, height } = sheet.size;
  const page = pdf.addPage([width * point, height * point]);
  const stream = createContentStream(height, plate === undefined ? 'process' : 'registration');
  const used = new Map<string, PDFEmbeddedPage>();
  const trims = placements.map((placement) => trimOf(placement, side, width));
  placements.forEach(({ piece, isTurned }, place) => {
    const number = side === 'front' ? piece.front : piece.back;
    const trim = trims[place];
    if (number === null || !trim) return;
    const form = forms.get(piece.line)?.get(number);
    if (!form) throw new Error(`${piece.line} has no page ${number + 1}.`);
    const name = `P${form.ref.objectNumber}`;
    used.set(name, form);
    stream.form(name, matrixOf(trim, bleed, isTurned ? side : undefined));
  });
  writeCropMarks(stream, trims, bleed, sheet.gutter);
  writeRegistrationMarks(stream, sheet);
  if (plate === undefined) writeInkPatches(stream, sheet);
  writeSlug(stream, words, sheet, fonts);
  writeCodes(stream, [...new Set(placements.map(({ piece }) => piece.line))], sheet, fonts);
  const { context } = pdf;
  const all = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 };
  page.node.set(
    PDFName.of('Resources'),
    context.obj({
      XObject: Object.fromEntries([...used].map(([name, { ref }]) => [name, ref])),
      ColorSpace: { Registration: ['Separation', 'All', 'DeviceCMYK', all] },
    }),
  );
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(stream.text())));
  page.node.set(PDFName.of('Group'), context.obj({ Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK' }));
  page.setTrimBox(0, 0, width * point, height * point);
  page.setBleedBox(0, 0, width * point, height * point);
}

function trimOf({ piece, x, y, isTurned }: Placement<PrintedPiece>, side: Side, sheetWidth: number) {
  const { width, height } = piece.trim;
  const box = isTurned ? { x, y, width: height, height: width } : { x, y, width, height };
  return side === 'front' ? box : { ...box, x: sheetWidth - box.x - box.width };
}

type Box = ReturnType<typeof trimOf>;

/** From a form's points, upright, to its place in the sheet's millimetres; a turned back is turned the other way. */
function matrixOf({ x, y, width, height }: Box, bleed: number, turnedSide: Side | undefined): number[] {
  const scale = 1 / point;
  const [left, top, right, bottom] = [x - bleed, y - bleed, x + width + bleed, y + height + bleed];
  switch (turnedSide) {
    case undefined:
      return [scale, 0, 0, -scale, left, bottom];
    case 'front':
      return [0, scale, scale, 0, left, top];
    case 'back':
      return [0, -scale, -scale, 0, right, bottom];
  }
}
