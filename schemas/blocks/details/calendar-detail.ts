import { defineBlock } from '@storyblok/schema';
import {
  descriptionEnglish,
  descriptionField,
  detailsEnglish,
  detailsField,
  formatEnglish,
  formatField,
} from '../../fields/detail-fields.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { productEnglish, productField } from '../../fields/product-field.ts';
import { kindLabels, kindNames } from '../../kinds/kind-names.generated.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { bulletList, paragraphs } from '../example-values.ts';
import { detailsFolder } from '../folders.ts';

export const calendarDetailBlock = defineBlock({
  name: 'calendar_detail',
  display_name: kindLabels.calendar,
  description: 'Produktseite für einen Kalender.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('calendar_detail'), formatField, headlineField, descriptionField, detailsField],
});

export const calendarDetailEnglish: EnglishOf<typeof calendarDetailBlock> = {
  name: kindNames.calendar.one.en,
  description: 'Product page for a calendar.',
  fields: {
    product: productEnglish,
    format: formatEnglish,
    headline: headlineEnglish,
    description: descriptionEnglish,
    details: detailsEnglish,
  },
};

export const calendarDetailFacts: BlockFacts = {
  specifiedAs: 'calendar detail wrapper',
  stands: 'pages and tests',
};

export const calendarDetailExample: ExampleOf<typeof calendarDetailBlock> = {
  _uid: 'f25840fd-e102-59c7-ac31-d5841a3619a2',
  component: 'calendar_detail',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'calendar', id: '200626' }] },
  format: { plugin: 'blattwerk-format', version: 1, format: '297x420' },
  headline: 'Wandkalender im Hochformat',
  description: paragraphs(
    'Ein Bild je Monat, darunter eine schlichte Zeile mit allen Tagen. Der erste Monat ist frei wählbar.',
  ),
  details: bulletList(
    '13 Blätter auf mattem Papier',
    'Spiralbindung mit Aufhänger',
    'Feiertage nach Bundesland',
  ),
};
