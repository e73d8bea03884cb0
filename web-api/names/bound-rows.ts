import { mostNames, nameLength, nameListBytes } from '@blattwerk/schemas/configurator/name-limits.ts';
import type { ReadNameList } from '@blattwerk/schemas/web-api/configurator/name-list-endpoints.ts';
import type { NumberedRow } from './rows-of-lines.ts';

/** The rows that a draft has room for, with what was left out and why. */
export function boundRows(
  read: readonly NumberedRow[],
  holds: 'names' | 'addresses',
): Omit<ReadNameList, 'withoutAddress'> {
  const fitting = read.filter(({ row }) => isShort(row));
  const rows = fitting.map(({ row }) => (holds === 'names' ? { ...row, place: '' } : row));
  let bytes = 2;
  const kept = rows.slice(0, mostNames).filter((row) => {
    bytes += new TextEncoder().encode(JSON.stringify(row)).length + 1;
    return bytes <= nameListBytes;
  });
  return {
    rows: kept,
    tooLong: read.filter(({ row }) => !isShort(row)).map(({ line }) => line),
    tooMany: rows.length - kept.length,
  };
}

function isShort({ names, place }: NumberedRow['row']): boolean {
  return names.length <= nameLength.names && place.length <= nameLength.place;
}
