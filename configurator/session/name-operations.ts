import { wordsToSetFor } from '@blattwerk/designs/editing/set-for-rows.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { withinLimits } from './row-limits.ts';

/** Another name list; cards are set anew for it. None: all cards say what the design says. */
export function setNames(
  content: DraftContent,
  rows: readonly NameRow[],
  fields: readonly NameField[],
): DraftContent {
  const names = withinLimits(rows);
  const bare = withoutWords(content, fields);
  return names.length === 0
    ? { ...bare, names }
    : { ...bare, names, setFor: { ...bare.setFor, ...wordsToSetFor(names, fields) } };
}

/** Further rows below those that are there. */
export function addNames(
  content: DraftContent,
  rows: readonly NameRow[],
  fields: readonly NameField[],
): DraftContent {
  return setNames(content, [...content.names, ...rows], fields);
}

/** Other words in a row; the cards stay set as they are. */
export function setRow(content: DraftContent, place: number, words: Partial<NameRow>): DraftContent {
  const names = content.names.map((row, at) => (at === place ? { ...row, ...words } : row));
  return { ...content, names: withinLimits(names).length === names.length ? names : content.names };
}

export function removeRow(content: DraftContent, place: number, fields: readonly NameField[]): DraftContent {
  const names = content.names.filter((_, at) => at !== place);
  return names.length === 0 ? setNames(content, names, fields) : { ...content, names };
}

/** Sets all cards so that the words of this row have room too: their letters become as small as they need. */
export function setForRow(content: DraftContent, place: number, fields: readonly NameField[]): DraftContent {
  const row = content.names[place];
  if (!row) return content;
  const words = fields.filter((field) => row[field].trim() !== '').map((field) => [field, row[field]]);
  return { ...content, setFor: { ...content.setFor, ...Object.fromEntries(words) } };
}

/** What was written where rows stand now, or no longer stand. */
function withoutWords(content: DraftContent, fields: readonly NameField[]): DraftContent {
  const others = (words: DraftContent['texts']) =>
    Object.fromEntries(Object.entries(words).filter(([slot]) => !fields.some((field) => field === slot)));
  return { ...content, setFor: others(content.setFor), texts: others(content.texts) };
}
