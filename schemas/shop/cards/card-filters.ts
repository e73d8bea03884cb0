/** Filters above a list of cards; the codes are query parameters. */
export const cardFilters = [
  'aspectRatio',
  'category',
  'color',
  'label',
  'product',
  'punching',
  'style',
] as const;
export type CardFilter = (typeof cardFilters)[number];

export const cardFilterLabels: Record<CardFilter, string> = {
  aspectRatio: 'Format',
  category: 'Kategorie',
  color: 'Farbe',
  label: 'Merkmal',
  product: 'Kartenart',
  punching: 'Stanzung',
  style: 'Stil',
};

/** Query value that lifts a filter. */
export const allFilter = 'all';
/** Query value that shows the templates of every occasion. */
export const allTemplatesFilter = 'all-templates';
