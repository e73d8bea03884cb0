import { papers, paperTable } from '../shop/cards/papers.ts';
import type { ListingFilter } from '../shop/listing/listing-filters.ts';
import { type Language, languages } from '../shop/markets/languages.generated.ts';
import { photoboxDesignNames } from '../shop/photo-products/photoboxes.ts';
import { wallArtTypeLabels } from '../shop/wall-art/wall-art-types.ts';
import { languageTable } from './language-table.generated.ts';
import { inLanguage } from './phrases.ts';

type Labels = Readonly<Record<string, string>>;

/** Labels of a filter's values, in the order lists show them. */
function valueLabels(language: Language): Partial<Record<ListingFilter, Labels>> {
  const { words } = languageTable[language];
  const wallArt = Object.entries(wallArtTypeLabels).map(([type, label]) => [
    type,
    inLanguage(label, language),
  ]);
  return {
    aspectRatio: words.aspectRatios,
    calendarType: words.calendarTypes,
    category: { ...words.occasions, ...words.furtherOccasions, ...words.photobookSubjects },
    collageType: words.collageTypes,
    color: words.colours,
    design: photoboxDesignNames,
    foil: words.foils,
    formatGroup: words.calendarFormatGroups,
    label: words.furtherOccasions,
    paper: Object.fromEntries(papers.map((paper) => [paper, inLanguage(paperTable[paper].label, language)])),
    photos: words.photoPlaces,
    photobookType: words.photobookTypes,
    photoboxType: words.photoboxTypes,
    product: {
      ...words.cardUses,
      ...words.cardProductTypes,
      ...words.merchArticles,
      ...Object.fromEntries(wallArt),
    },
    punching: words.punchings,
    style: words.styles,
  };
}

const labels = new Map(languages.map((language) => [language, valueLabels(language)]));

/** Label of a filter's value; a value without one is written as it is, with a capital. */
export function filterValueLabel(filter: ListingFilter, value: string, language: Language): string {
  return labels.get(language)?.[filter]?.[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
}

const places = new Map(
  Object.entries(valueLabels('de')).map(([filter, values]) => [
    filter,
    new Map(Object.keys(values).map((value, place) => [value, place])),
  ]),
);
/** Made once: a comparison with options of its own makes a collator each time. */
const byText = new Intl.Collator('de', { numeric: true });

/** Compares two values of a filter: as the shop's vocabulary lists them, unknown ones last and by the alphabet. */
export function compareFilterValues(filter: ListingFilter, one: string, other: string): number {
  const known = places.get(filter);
  const last = known?.size ?? 0;
  return (known?.get(one) ?? last) - (known?.get(other) ?? last) || byText.compare(one, other);
}
