import { defineField } from '@storyblok/schema';
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
