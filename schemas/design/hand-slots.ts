/** The composition of designs that an editor made. */
export const byHand = 'by-hand';

/** The texts that every card knows; a shopper's editor has a name for each in all languages. */
export const textSlots = [
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
export type CardTextSlot = (typeof textSlots)[number];

/** Places for photos on a card that was made by hand. */
export const photoSlots = [
  'photo-1',
  'photo-2',
  'photo-3',
  'photo-4',
  'photo-5',
  'photo-6',
  'photo-7',
  'photo-8',
  'photo-9',
] as const;
