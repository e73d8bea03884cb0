import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import type { GuestColumn } from '@blattwerk/schemas/shop/events/guest-columns.ts';
import type { Columns } from '../events/upload/guess-columns.ts';
import type { Line } from '../events/upload/guest-list.ts';

export type NumberedRow = { line: number; row: NameRow };

/**
 * What the lines of a list say on cards. The words stay as they were written: a card is for people, and no rule of an
 * address is asked. Lines without a name are left out.
 */
export function rowsOfLines(lines: readonly Line[], columns: Columns): NumberedRow[] {
  return lines.flatMap(({ number, cells }) => {
    const cell = (column: GuestColumn) => cells[columns.indexOf(column)] ?? '';
    const names = namesOf(cell, columns);
    return names === '' ? [] : [{ line: number, row: { names, place: placeOf(cell) } }];
  });
}

type Cell = (column: GuestColumn) => string;

/** “Name” beside “Vorname” is the family’s alone. */
function namesOf(cell: Cell, columns: Columns): string {
  const envelope = oneLine(cell('envelope'));
  if (envelope !== '') return envelope;
  const [name, firstName, lastName] = [cell('name'), cell('firstName'), cell('lastName')];
  const isFamilyName = columns.includes('firstName') && !columns.includes('lastName');
  if (name !== '' && !isFamilyName) return oneLine(name);
  return oneLine([firstName, isFamilyName ? name : lastName].filter(Boolean).join(' '));
}

function placeOf(cell: Cell): string {
  const careOf = cell('careOf');
  const town = [cell('postalCode'), cell('city'), cell('province')].filter(Boolean).join(' ');
  return [
    careOf && `c/o ${careOf}`,
    [cell('street'), cell('houseNumber')].filter(Boolean).join(' '),
    cell('place') || town,
    cell('country'),
  ]
    .map((line) => oneLine(line))
    .filter(Boolean)
    .join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
