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

export const cardDetailBlock = defineBlock({
  name: 'card_detail',
  display_name: kindLabels.card,
  description: 'Produktseite für eine Karte, mit Papier, Format und Veredelung.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('card_detail'), formatField, headlineField, descriptionField, detailsField],
});

export const cardDetailEnglish: EnglishOf<typeof cardDetailBlock> = {
  name: kindNames.card.one.en,
  description: 'Product page for a card, with paper, format and finish.',
  fields: {
    product: productEnglish,
    format: formatEnglish,
    headline: headlineEnglish,
    description: descriptionEnglish,
    details: detailsEnglish,
  },
};

export const cardDetailFacts: BlockFacts = { specifiedAs: 'card detail wrapper', stands: 'pages and tests' };

export const cardDetailExample: ExampleOf<typeof cardDetailBlock> = {
  _uid: '62bb56f9-0c6d-5134-9e69-ac4a3d0f3cf9',
  component: 'card_detail',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '140101' }] },
  format: { plugin: 'blattwerk-format', version: 1, format: '105x148' },
  headline: 'Einladung Eukalyptushain',
  description: paragraphs('Zarte Zweige rahmen die Namen, die auf Wunsch in Gold glänzen.'),
  details: bulletList(
    'Klappkarte, gefalzt auf 105 × 148 mm',
    'Zehn Papiere zur Wahl',
    'Passender Umschlag in C6',
  ),
};
