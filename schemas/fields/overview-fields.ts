import { defineField } from '@storyblok/schema';
import { pageSizes, usualPageSize } from '../shop/listing/page-sizes.ts';
import { sortingLabels } from '../shop/listing/sorting.ts';
import { choice, choices } from './choice-field.ts';
import type { EnglishField } from './english-words.ts';
import { richText } from './rich-text-fields.ts';

/** Text between an overview's headline and its products. */
export const introField = defineField('intro', {
  ...richText,
  display_name: 'Einleitung',
  description: 'Zwei, drei Sätze, die bei der Auswahl helfen. Darf leer bleiben.',
});

/** Products loaded at once; the load-more button adds as many again. */
export const pageSizeField = defineField('pageSize', {
  ...choice,
  options: choices(Object.fromEntries(pageSizes.map((size) => [size, `${size} Produkte`]))),
  default_value: String(usualPageSize),
  display_name: 'Produkte je Ladevorgang',
  description: 'So viele stehen zu Beginn da, „Mehr anzeigen“ lädt ebenso viele nach.',
});

/** Order of the products before a visitor chooses another. */
export const sortField = defineField('sort', {
  ...choice,
  options: choices({ popularity: sortingLabels.popularity, created: sortingLabels.created }),
  default_value: 'popularity',
  display_name: 'Sortierung',
  description: 'Reihenfolge beim Öffnen der Seite. Umsortieren bleibt möglich.',
});

export const introEnglish: EnglishField = {
  name: 'Intro',
  description: 'Two or three sentences that help to choose. May be left empty.',
};

export const pageSizeEnglish = {
  name: 'Products loaded at once',
  description: 'So many are there at the start, “Mehr anzeigen” (show more) loads as many again.',
  options: Object.fromEntries(pageSizes.map((size) => [size, `${size} products`])),
} satisfies EnglishField;

export const sortEnglish = {
  name: 'Sorting',
  description: 'Order when the page opens. Visitors can still sort anew.',
  options: { popularity: 'Most popular first', created: 'Newest first' },
} satisfies EnglishField;
