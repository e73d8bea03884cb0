/** Orders of a product list. */
export const sortings = ['sort', 'popularity', 'created'] as const;
export type Sorting = (typeof sortings)[number];

export const sortingLabels: Record<Sorting, string> = {
  sort: 'Empfohlen',
  popularity: 'Beliebteste zuerst',
  created: 'Neueste zuerst',
};
