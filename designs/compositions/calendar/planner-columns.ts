import type { TextSlot } from '../composition.ts';
import type { Face } from '../face.ts';

/** A column to write in, and what stands above it. */
export type PlannerColumn = { slot: string; label: string; text: string };

/** Of a heading, in characters. */
export const headingLength = 20;
/** As many as a page has room for. */
const columns = [1, 2, 3, 4, 5, 6].map((number) => ({ slot: `person-${number}`, label: `Spalte ${number}` }));
/** How many there are while none has a heading. */
const unheaded = 5;

/** One heading for each column; `people` has them all in recipes that drafts have kept from earlier. */
export const columnTexts: Readonly<Record<string, TextSlot>> = {
  ...Object.fromEntries(
    columns.map(({ slot, label }) => [slot, { label, sample: '', maxLength: headingLength }]),
  ),
  people: { label: 'Namen der Spalten', sample: '', maxLength: 80 },
};

/** Texts of a recipe whose columns have these headings from the left. */
export function columnHeadings(headings: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map(({ slot }, index) => [slot, headings[index] ?? '']));
}

/** The columns that have a heading, or some to be headed by hand. */
export function plannerColumns({ input }: Face): PlannerColumn[] {
  const kept = input.text('people').split(/\s*,\s*/);
  const all = columns.map((column, index) => ({
    ...column,
    text: input.text(column.slot) || (kept[index] ?? ''),
  }));
  const headed = all.filter(({ text }) => text.trim() !== '');
  return headed.length > 0 ? headed : all.slice(0, unheaded);
}
