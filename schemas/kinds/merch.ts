import { merchArticles, merchArticleTable } from '../shop/photo-products/merch-articles.ts';
import { formatPattern } from '../shop/sizes/formats.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

/** Gifts that carry a picture: cups, cushions, puzzles. */
export const merchFacts = {
  place: 5,
  isPrinted: true,
  hasDesigns: true,
  isFoundByTheme: true,
  hasThemePages: false,
  isNamedByCode: true,
  canBeKept: false,
  page: { segment: 'geschenke-gestalten', block: 'merch_detail' },
  listingPaths: { blattwerk: 'geschenke', myposter: 'geschenke' },
  filters: ['product', 'color', 'style'],
  overview: null,
  // Gifts carry one picture or several, as collages do, and are designed like them.
  configurator: 'collage',
  goodDrawing: null,
  // A gift says a few words, read from across a room.
  textScale: 1.6,
  picker: { place: 8, icon: 'gift' },
} as const satisfies KindFacts;

export const merchLabels = {
  one: {
    de: 'Geschenkartikel',
    en: 'Gift',
    es: 'Regalo',
    fr: 'Cadeau',
    it: 'Regalo',
    nl: 'Cadeau',
  },
  many: {
    de: 'Fotogeschenke',
    en: 'Photo gifts',
    es: 'Regalos con foto',
    fr: 'Cadeaux photo',
    it: 'Regali con foto',
    nl: 'Fotocadeaus',
  },
  picker: { de: 'Geschenkartikel', en: 'Gifts' },
} as const satisfies KindLabels;

export const merch = {
  types: merchArticles,
  typeNames: { table: 'merchArticles' },
  formats({ productType }) {
    const article = merchArticles.find((known) => known === productType);
    const variants = article ? merchArticleTable[article].variants : [];
    return { formats: variants.filter((variant) => formatPattern.test(variant)) };
  },
  priceFormat: () => null,
} as const satisfies Kind;
