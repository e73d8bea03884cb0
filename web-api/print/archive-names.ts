import { type RunPart, runParts } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { type PrintPart, printParts } from '@blattwerk/schemas/web-api/orders/print-files.ts';

/** Where what is kept of a line of an order lies in the storage, until its term is over. */
export type PrintedLine = { number: string; line: number };

type ArchivePart = PrintPart | 'document';

export function archiveName({ number, line }: PrintedLine, part: ArchivePart): string {
  return `print/${number}/${line}/${part}`;
}

/** Where the picture of one of its pages lies. @param page counted from 1 */
export function pagePictureName({ number, line }: PrintedLine, page: number): string {
  return `print/${number}/${line}/pages/${page}`;
}

/** All that may lie there of a line. @param pictures how many pages have one */
export function archiveNames(line: PrintedLine, pictures: number): string[] {
  return [
    ...[...printParts, 'document' as const].map((part) => archiveName(line, part)),
    ...Array.from({ length: pictures }, (_, page) => pagePictureName(line, page + 1)),
  ];
}

/** Where what is kept of a run of press sheets lies. */
export function runArchiveName(number: number, part: RunPart): string {
  return `print/runs/${number}/${part}`;
}

/** All that may lie there of a run. */
export function runArchiveNames(number: number): string[] {
  return runParts.map((part) => runArchiveName(number, part));
}
