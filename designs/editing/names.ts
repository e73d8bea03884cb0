import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import type { Design } from '../model/design.ts';
import { designWithWords } from './words.ts';

/** A card without anybody’s name on it. */
const nobody: NameRow = { names: '', place: '' };

/** Whom cards are for, and what of that stands on them. */
export type NameList = { rows: readonly NameRow[]; fields: readonly NameField[] };

/** The card of one row: its words where the document’s own stand. What no row fills stays the same objects; pure. */
export function designOfRow(design: Design, row: NameRow, fields: readonly NameField[]): Design {
  return designWithWords(design, Object.fromEntries(fields.map((field) => [field, row[field]])));
}

/** The cards of all rows, in their order. */
export function designsOfRows(design: Design, { rows, fields }: NameList): Design[] {
  return rows.map((row) => designOfRow(design, row, fields));
}

/** The card that is printed beyond the list, to be written on by hand. */
function designOfNobody(design: Design, fields: readonly NameField[]): Design {
  return designOfRow(design, nobody, fields);
}

/**
 * One document with the sheets of all rows one after the other, then those of a card without a name where there are
 * spares. A page that no row fills has the same layers in each of them.
 */
export function sheetsOfRows(design: Design, list: NameList, spares: number): Design {
  const named = designsOfRows(design, list).flatMap(({ pages }, place) => numbered(pages, String(place + 1)));
  const spare = spares > 0 ? numbered(designOfNobody(design, list.fields).pages, 'spare') : [];
  return { ...design, pages: [...named, ...spare] };
}

function numbered(pages: Design['pages'], row: string): Design['pages'] {
  return pages.map((page) => ({ ...page, id: `${row}-${page.id}` }));
}
