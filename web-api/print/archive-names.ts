import { type RunPart, runParts } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { type PrintPart, printParts } from '@blattwerk/schemas/web-api/orders/print-files.ts';

/** Where what is kept of a line of an order lies in the storage, until its term is over. */
export type PrintedLine = { number: string; line: number };

type ArchivePart = PrintPart | 'document';

export function archiveName({ number, line }: PrintedLine, part: ArchivePart): string {
  return `print/${number}/${line}/${part}`;
}

/** All that may lie there of a line. */
export function archiveNames(line: PrintedLine): string[] {
  return [...printParts, 'document' as const].map((part) => archiveName(line, part));
}

/** Where what is kept of a run of press sheets lies. */
export function runArchiveName(number: number, part: RunPart): string {
  return `print/runs/${number}/${part}`;
}

/** All that may lie there of a run. */
export function runArchiveNames(number: number): string[] {
  return runParts.map((part) => runArchiveName(number, part));
}
