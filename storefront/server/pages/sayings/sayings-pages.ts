import type { SayingsOccasion } from '../../../page/sayings/sayings-address.ts';

/** Where pages of an occasion do not lie at its own name, or further ones suit it. */
const rangePages: Readonly<Partial<Record<SayingsOccasion, readonly string[]>>> = {
  firmung: ['firmung', 'jugendfeste'],
  jugendweihe: ['jugendfeste'],
  kommunion: ['kommunion', 'jugendfeste'],
  konfirmation: ['konfirmation', 'jugendfeste'],
  'weihnachten-geschaeftlich': ['weihnachten/geschaeftlich', 'weihnachten/privat'],
  'weihnachten-privat': ['weihnachten/privat'],
};

/** Slugs of the stories that may hold sayings for an occasion, its own collection first. */
export function sayingsPages(occasion: SayingsOccasion): readonly string[] {
  return [`texte-zitate/${occasion}`, ...(rangePages[occasion] ?? [occasion])];
}
