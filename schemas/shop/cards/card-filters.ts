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

/** What lists of cards filter by, too: the shop's own additions to the specified ones. */
const furtherCardFilters = ['foil', 'paper', 'photos', 'price'] as const;

/** All of them, as a list shows them: what shoppers ask for first comes first. */
export const shownCardFilters = [
  'aspectRatio',
  'category',
  'color',
  'price',
  'product',
  'style',
  'foil',
  'photos',
  'paper',
  'label',
  'punching',
] as const satisfies readonly (CardFilter | (typeof furtherCardFilters)[number])[];

/** Values of the filter by places for photos. */
export const photoPlaces = { none: 'Ohne Foto', one: 'Ein Foto', several: 'Mehrere Fotos' } as const;
export type PhotoPlaces = keyof typeof photoPlaces;

export const cardFilterLabels: Record<(typeof shownCardFilters)[number], string> = {
  aspectRatio: 'Format',
  category: 'Kategorie',
  color: 'Farbe',
  foil: 'Veredelung',
  label: 'Merkmal',
  paper: 'Papier',
  photos: 'Fotos',
  price: 'Preis',
  product: 'Kartenart',
  punching: 'Stanzung',
  style: 'Stil',
};

/** Query value that lifts a filter. */
export const allFilter = 'all';
/** Query value that shows the templates of every occasion. */
export const allTemplatesFilter = 'all-templates';
