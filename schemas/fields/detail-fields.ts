import { defineField } from '@storyblok/schema';
import type { EnglishField } from './english-words.ts';
import { richText } from './rich-text-fields.ts';

/** Format a detail page opens with. */
export const formatField = defineField('format', {
  type: 'custom',
  field_type: 'blattwerk-format',
  display_name: 'Format',
  description: 'Mit diesem Format öffnet die Seite. Ohne Angabe gilt das Standardformat des Produkts.',
});

/** What the product is, beside its pictures. */
export const descriptionField = defineField('description', {
  ...richText,
  display_name: 'Beschreibung',
  description: 'Was das Produkt besonders macht, in wenigen Sätzen.',
});

/** Paper, sizes and delivery, below the description. */
export const detailsField = defineField('details', {
  ...richText,
  display_name: 'Details',
  description: 'Papier, Maße, Lieferumfang, am besten als Liste.',
});

export const formatEnglish: EnglishField = {
  name: 'Format',
  description: 'The page opens with this format. The product’s standard format unless given.',
};

export const descriptionEnglish: EnglishField = {
  name: 'Description',
  description: 'What makes the product special, in a few sentences.',
};

export const detailsEnglish: EnglishField = {
  name: 'Details',
  description: 'Paper, measures, what is in the parcel; a list is best.',
};
