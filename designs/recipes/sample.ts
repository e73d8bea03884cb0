import { cardUses } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { z } from 'zod';

/** What a design celebrates: a range of its own, or one of the occasions that label designs. */
export const celebrations = [...occasions, ...furtherOccasions] as const;
export type Celebration = (typeof celebrations)[number];

/** What a text is for: the uses of cards, and small things that are no cards. */
export const purposes = [
  ...cardUses,
  'aufkleber',
  'siegel',
  'absender',
  'adresse',
  'umschlag',
  'banderole',
  'flaschenetikett',
  'wunderkerze',
  'windlicht',
  'konfetti',
  'booklet',
] as const;
export type Purpose = (typeof purposes)[number];

/** Which words a card has: all that its texts in every language are made of. */
export const sampleSchema = z.strictObject({
  celebration: z.enum(celebrations),
  purpose: z.enum(purposes),
  /** Which of the people of a language celebrate. */
  cast: z.int().min(0),
  /** Which of the wordings for the purpose. */
  choice: z.int().min(0),
});
export type Sample = z.infer<typeof sampleSchema>;
