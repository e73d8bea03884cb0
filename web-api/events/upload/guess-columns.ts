import { type GuestColumn, guestColumns } from '@blattwerk/schemas/shop/events/guest-columns.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { eventTextsIn } from '../../texts/events/event-texts.ts';
import { plainText } from '../plain-text.ts';
import { columnWords } from './column-words.ts';
import type { Line } from './guest-list.ts';

/** What the columns of a list hold; null: nothing that is taken. */
export type Columns = readonly (GuestColumn | null)[];
type Guess = { hasHead: boolean; columns: Columns };

/** By the words of the first line; where those name nothing, by what stands in the columns. */
export function guessColumns(lines: readonly Line[], language: Language): Guess {
  const [head] = lines;
  if (!head) return { hasHead: false, columns: [] };
  const words = wordsIn(language);
  const named = onlyOnce(head.cells.map((cell) => words.get(plainText(cell)) ?? null));
  if (named.some((column) => column !== null)) return { hasHead: true, columns: withName(named) };
  return { hasHead: false, columns: byContent(lines) };
}

/** The shop's own language goes first: `Nombre` is a name in Spanish and a number in French. */
function wordsIn(language: Language): Map<string, GuestColumn> {
  const words = new Map<string, GuestColumn>();
  for (const column of guestColumns) words.set(plainText(eventTextsIn[language].columns[column]), column);
  for (const column of guestColumns)
    for (const word of columnWords[column])
      if (!words.has(plainText(word))) words.set(plainText(word), column);
  return words;
}

/** The first column of a kind is meant. */
function onlyOnce(columns: Columns): Columns {
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : null));
}

/** Guests without a name are none: the first column that says nothing else is taken for it. */
function withName(columns: Columns): Columns {
  if (columns.some((column) => column === 'name' || column === 'lastName')) return columns;
  if (columns.includes('firstName'))
    return columns.map((column) => (column === 'firstName' ? 'name' : column));
  const first = columns.indexOf(null);
  return columns.map((column, at) => (at === first ? 'name' : column));
}

const postalCode = /^(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?$/;
const looks: readonly [GuestColumn, RegExp][] = [
  ['email', /^\S+@\S+$/],
  ['persons', /^\d{1,2}$/],
  ['postalCode', postalCode],
  ['place', /^(?:[A-Z]{1,2}-)?\d{4,5} (?:[A-Z]{2} )?\p{L}/u],
  ['street', /^(?=.*\p{L}{3})(?=.*\d)[^@]+$/u],
];

/** Most of a column must look like what it is taken for. */
function byContent(lines: readonly Line[]): Columns {
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at): GuestColumn | null => {
    if (at === 0) return 'name';
    const cells = lines.map(({ cells: all }) => all[at] ?? '').filter(Boolean);
    return (
      looks.find(([, look]) => cells.filter((cell) => look.test(cell)).length > cells.length * 0.6)?.[0] ??
      null
    );
  });
  // A town stands behind its postal code.
  const town = columns.indexOf('postalCode') + 1;
  return onlyOnce(
    columns.map((column, at) => (town > 0 && at === town && column === null ? 'city' : column)),
  );
}
