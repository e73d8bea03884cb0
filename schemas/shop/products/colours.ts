import { z } from 'zod';

/** Colours cards are filtered by; a design of several colours carries all of them. */
export const colours = [
  'beige',
  'blue',
  'copper',
  'cream',
  'gold',
  'grey',
  'green',
  'pink',
  'red',
  'black',
  'silver',
  'turquoise',
  'white',
] as const;
export type Colour = (typeof colours)[number];
export const colourSchema = /* @__PURE__ */ z.enum(colours);

export const colourLabels: Record<Colour, string> = {
  beige: 'Beige',
  blue: 'Blau',
  copper: 'Kupfer',
  cream: 'Creme',
  gold: 'Gold',
  grey: 'Grau',
  green: 'Grün',
  pink: 'Rosa',
  red: 'Rot',
  black: 'Schwarz',
  silver: 'Silber',
  turquoise: 'Türkis',
  white: 'Weiß',
};

/** Colours as they follow what has them: `Briefumschlag C6, goldfarben`. */
export const colourAdjectives: Record<Colour, string> = {
  beige: 'beige',
  blue: 'blau',
  copper: 'kupferfarben',
  cream: 'cremefarben',
  gold: 'goldfarben',
  grey: 'grau',
  green: 'grün',
  pink: 'rosa',
  red: 'rot',
  black: 'schwarz',
  silver: 'silberfarben',
  turquoise: 'türkis',
  white: 'weiß',
};
