import type { RunPart } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import type { PrintPart } from '@blattwerk/schemas/web-api/orders/print-files.ts';

/** Where what is kept of a line of an order lies in the storage, for as long as the order is kept. */
export type PrintedLine = { number: string; line: number };

type ArchivePart = PrintPart | 'document';

export function archiveName({ number, line }: PrintedLine, part: ArchivePart): string {
  return `print/${number}/${line}/${part}`;
}

/** Where what is kept of a run of press sheets lies. */
export function runArchiveName(number: number, part: RunPart): string {
  return `print/runs/${number}/${part}`;
}
