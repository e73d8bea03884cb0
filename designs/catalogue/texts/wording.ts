import { type CardTextSlot, textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
import type { Purpose } from '../../recipes/sample.ts';

export type Texts = Readonly<Partial<Record<CardTextSlot, string>>>;

/** Texts with places for a cast: `{names} heiraten`. Several for one purpose are choices. */
export type Wordings = Readonly<Partial<Record<Purpose, readonly Texts[]>>>;

/** Who celebrates what, when and where; the same through all products of a theme. */
export type Cast = Readonly<Record<string, string>>;

/** Puts a cast into texts; a place the cast does not know is a mistake in the tables. */
export function fillTexts(texts: Texts, cast: Cast): Texts {
  const filled: Partial<Record<CardTextSlot, string>> = {};
  for (const slot of textSlots) {
    const template = texts[slot];
    if (template === undefined) continue;
    filled[slot] = template.replace(/\{([a-z-]+)\}/g, (_, key: string) => {
      const value = cast[key];
      if (value === undefined) throw new Error(`Texts ask for "${key}", which the cast does not have.`);
      return value;
    });
  }
  return filled;
}
