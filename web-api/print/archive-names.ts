import type { PrintPart } from '@blattwerk/schemas/web-api/orders/print-files.ts';

/** Where what is kept of a line of an order lies in the storage, for as long as the order is kept. */
export type PrintedLine = { number: string; line: number };

type ArchivePart = PrintPart | 'document';

export function archiveName({ number, line }: PrintedLine, part: ArchivePart): string {
  return `print/${number}/${line}/${part}`;
}
