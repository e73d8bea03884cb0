import type { PhotoPlaces } from '@blattwerk/schemas/shop/cards/card-filters.ts';
import {
  furtherOccasionLabels,
  furtherOccasions,
} from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { type Occasion, occasionLabels } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import type { Celebration } from '../recipes/sample.ts';
import type { NamedPalette } from './palettes.ts';

/** How many photos a card has, as listings filter by it. */
export function photoPlacesOf(count: number): PhotoPlaces {
  if (count === 0) return 'none';
  return count === 1 ? 'one' : 'several';
}

const parents: Readonly<Partial<Record<Celebration, Occasion>>> = {
  'goldene-hochzeit': 'hochzeit',
  silberhochzeit: 'hochzeit',
  babyparty: 'geburt',
  zwillinge: 'geburt',
  junge: 'geburt',
  maedchen: 'geburt',
  weihnachtsfeier: 'weihnachten-geschaeftlich',
};

/** The categories that cards of a celebration are listed in. */
export function categoriesOf(celebration: Celebration): string[] {
  const parent = celebration.startsWith('geburtstag-') ? 'geburtstag' : parents[celebration];
  return parent === undefined ? [celebration] : [parent, celebration];
}

/** Labels beside the category: the further occasion itself, or boy and girl by the colours. */
export function labelsOf(celebration: Celebration, palette: NamedPalette): string[] {
  const further = furtherOccasions.find((known) => known === celebration);
  if (further) return [further];
  if (celebration !== 'geburt' && celebration !== 'taufe') return [];
  if (palette.filters.includes('blue')) return ['junge'];
  return palette.filters.includes('pink') ? ['maedchen'] : [];
}

/** What a celebration is called in German. */
export function celebrationLabel(celebration: Celebration): string {
  const labels: Readonly<Record<string, string>> = { ...occasionLabels, ...furtherOccasionLabels };
  return labels[celebration] ?? celebration;
}
