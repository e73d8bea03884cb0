import { z } from 'zod';
import { parseFormat, printFormat } from '../sizes/formats.ts';
import type { PrintPaper } from './print-papers.ts';

/** Shapes that photo prints are offered in, by the picture they suit. */
export const printFormatGroups = ['classic', 'square', 'retro', 'poster'] as const;
export type PrintFormatGroup = (typeof printFormatGroups)[number];
export const printFormatGroupSchema = /* @__PURE__ */ z.enum(printFormatGroups);

export const printFormatGroupLabels: Record<PrintFormatGroup, string> = {
  classic: 'Klassisch',
  square: 'Quadratisch',
  retro: 'Retro',
  poster: 'Poster',
};

/** Sizes in millimetres; every print is offered either way round. */
export const printFormats: Record<PrintFormatGroup, readonly [string, ...string[]]> = {
  classic: ['100x150', '90x130', '110x170', '130x180', '150x200', '200x300'],
  square: ['100x100', '130x130', '200x200'],
  retro: ['88x107', '75x75'],
  poster: ['300x400', '300x450', '400x600', '500x700', '600x900'],
};

/** Posters are printed on every paper, photo prints on photo paper only. */
export const printPapersOf: Record<PrintFormatGroup, readonly [PrintPaper, ...PrintPaper[]]> = {
  classic: ['fotopapier-matt', 'hahnemuehle'],
  square: ['fotopapier-matt', 'hahnemuehle'],
  retro: ['fotopapier-matt'],
  poster: ['poster', 'fotopapier-matt', 'hahnemuehle'],
};

/** Sizes of a group (`classic`) or of a paper (`hahnemuehle`), both ways round, the default first. */
export function printFormatsOf(groupOrPaper: string): string[] {
  const group = printFormatGroups.find((known) => known === groupOrPaper);
  const groups = group
    ? [group]
    : printFormatGroups.filter((known) => printPapersOf[known].some((paper) => paper === groupOrPaper));
  return groups.flatMap((known) => printFormats[known]).flatMap(bothWays);
}

function bothWays(text: string): string[] {
  const format = parseFormat(text);
  if (!format || format.width === format.height) return [text];
  return [text, printFormat({ width: format.height, height: format.width })];
}

/** White edge around the picture. */
export const printBorders = ['none', 'white'] as const;
export type PrintBorder = (typeof printBorders)[number];
export const printBorderSchema = /* @__PURE__ */ z.enum(printBorders);
export const printBorderLabels: Record<PrintBorder, string> = { none: 'Ohne Rand', white: 'Weißer Rand' };
