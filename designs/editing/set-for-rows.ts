import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';

/** Cards are set for words that nine of ten rows do not exceed: a single long name would make everybody’s small. */
const share = 0.9;

/** The words, by slot, that the layout is best set for; of a field that no row fills they are empty. */
export function wordsToSetFor(
  rows: readonly NameRow[],
  fields: readonly NameField[],
): Partial<Record<NameField, string>> {
  return Object.fromEntries(
    fields.map((field) => {
      const filled = rows.map((row) => row[field]).filter((text) => text.trim() !== '');
      const sorted = filled.toSorted((one, other) => roomOf(one) - roomOf(other));
      return [field, sorted[Math.ceil(share * sorted.length) - 1] ?? ''];
    }),
  );
}

/** How much room words take, to compare: every line as long as the longest. */
function roomOf(text: string): number {
  const lines = text.split('\n').map((line) => [...line].length);
  return lines.length * Math.max(...lines);
}
