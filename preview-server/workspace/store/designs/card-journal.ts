import { type HandDesign, handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { z } from 'zod';

const entrySchema = z.strictObject({ revision: z.int(), design: handDesignSchema });
const keyOf = (id: number) => `blattwerk.card.${id}`;

/** Notes what the server has not kept yet, for a tab that is closed meanwhile. */
export function noteCard(id: number, entry: { revision: number; design: HandDesign }): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(entry));
  } catch {
    // A full or forbidden store: the server has it in a moment.
  }
}

export function forgetCard(id: number): void {
  localStorage.removeItem(keyOf(id));
}

/** What a closed tab left of a card, where it has not been changed since. */
export function notedCard(id: number, revision: number): HandDesign | undefined {
  const text = localStorage.getItem(keyOf(id));
  if (text === null) return undefined;
  try {
    const read = entrySchema.safeParse(JSON.parse(text));
    return read.success && read.data.revision === revision ? read.data.design : undefined;
  } catch {
    return undefined;
  }
}
