import type { CardUse } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import type { FurtherOccasion } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import type { Occasion } from '@blattwerk/schemas/shop/occasions/occasions.ts';

/** What a design celebrates: a range of its own, or one of the occasions that label designs. */
export type Celebration = Occasion | FurtherOccasion;

/** Where texts stand on a card; every composition for cards knows all of them. */
const textSlotNames = [
  'headline',
  'names',
  'subline',
  'date',
  'place',
  'body',
  'signature',
  'footer',
  'number',
  'initials',
  'inside-headline',
  'inside-body',
  'inside-signature',
] as const;
type TextSlotName = (typeof textSlotNames)[number];
export type Texts = Readonly<Partial<Record<TextSlotName, string>>>;

/** What a text is for: the uses of cards, and small things that are no cards. */
export type Purpose =
  | CardUse
  | 'aufkleber'
  | 'siegel'
  | 'absender'
  | 'adresse'
  | 'umschlag'
  | 'banderole'
  | 'flaschenetikett'
  | 'wunderkerze'
  | 'windlicht'
  | 'konfetti'
  | 'booklet';

/** Texts with places for a cast: `{names} heiraten`. Several for one purpose are choices. */
export type Wordings = Readonly<Partial<Record<Purpose, readonly Texts[]>>>;

/** Who celebrates what, when and where; the same through all products of a theme. */
export type Cast = Readonly<Record<string, string>>;

/** Puts a cast into texts; a place the cast does not know is a mistake in the tables. */
export function fillTexts(texts: Texts, cast: Cast): Texts {
  const filled: Partial<Record<TextSlotName, string>> = {};
  for (const slot of textSlotNames) {
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
