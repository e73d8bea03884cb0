/** What a card stands in. */
export const stands = ['wooden-foot-square', 'wooden-foot-round', 'wooden-foot-large', 'none'] as const;
export type Stand = (typeof stands)[number];

export const standLabels: Record<Stand, string> = {
  'wooden-foot-square': 'Holzfuß, eckig',
  'wooden-foot-round': 'Holzfuß, rund',
  'wooden-foot-large': 'Holzfuß, groß',
  none: 'Ohne Ständer',
};
