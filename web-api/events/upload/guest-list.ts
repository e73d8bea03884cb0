import { uploadLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { z } from 'zod';

const lineSchema = z.strictObject({
  /** Of the file or the text, the first one being 1, as spreadsheets count. */
  number: z.int().min(1),
  cells: z.array(z.string()),
});
export type Line = z.infer<typeof lineSchema>;

/** Lines as the database keeps them. */
export const linesSchema = z.array(lineSchema);

type ListRefusal =
  | 'no-rows'
  | 'too-many-rows'
  | 'too-long'
  | 'unknown-file'
  | 'old-excel'
  | 'broken-file'
  | 'busy';
export type ListResult = { ok: true; lines: Line[] } | { ok: false; refusal: ListRefusal };

/** A table within bounds: without empty lines and columns, each line under its own number. */
export function boundList(rows: readonly (readonly string[])[]): ListResult {
  const lines = rows
    .map((cells, place) => ({ number: place + 1, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines.length === 0) return { ok: false, refusal: 'no-rows' };
  // One line may name the columns.
  if (lines.length > uploadLimits.rows + 1) return { ok: false, refusal: 'too-many-rows' };
  const filled = new Set(
    lines
      .slice(lines.length > 1 ? 1 : 0)
      .flatMap(({ cells }) => cells.flatMap((cell, at) => (cell === '' ? [] : [at]))),
  );
  const columns = [...filled].toSorted((one, other) => one - other).slice(0, uploadLimits.columns);
  if (columns.length === 0) return { ok: false, refusal: 'no-rows' };
  return {
    ok: true,
    lines: lines.map(({ number, cells }) => ({ number, cells: columns.map((at) => cells[at] ?? '') })),
  };
}

/** What a database can keep; longer than any field takes, so that it is still told as too long. */
function plainCell(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .trim()
    .slice(0, uploadLimits.cell);
}
