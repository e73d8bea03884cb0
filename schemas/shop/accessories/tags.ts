import { z } from 'zod';

/** Tags tied to a card. */
export const tags = ['heart', 'narrow', 'round', 'none', 'seal'] as const;
export type Tag = (typeof tags)[number];
export const tagSchema = /* @__PURE__ */ z.enum(tags);

export const tagLabels: Record<Tag, string> = {
  heart: 'Anhänger Herz',
  narrow: 'Anhänger schmal',
  round: 'Anhänger rund',
  none: 'Ohne Anhänger',
  seal: 'Siegel',
};
