import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { anyProductEnglish, anyProductField } from '../../fields/product-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { overviewsFolder } from '../folders.ts';

export const productDescriptionBlock = defineBlock({
  name: 'product_description',
  display_name: 'Produktbeschreibung',
  description: 'Ein Produkt mit Bild, Preis und eigenem Text.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('text', {
      ...richText,
      required: true,
      display_name: 'Text',
      description: 'Material, Verarbeitung, wofür es sich eignet.',
    }),
    anyProductField,
  ],
});

export const productDescriptionEnglish: EnglishOf<typeof productDescriptionBlock> = {
  name: 'Product description',
  description: 'A product with picture, price and a text of its own.',
  fields: {
    headline: headlineEnglish,
    text: { name: 'Text', description: 'Material, workmanship, what it is good for.' },
    product: anyProductEnglish,
  },
};

export const productDescriptionFacts: BlockFacts = {
  specifiedAs: 'product description',
  stands: 'pages and tests',
};

export const productDescriptionExample: ExampleOf<typeof productDescriptionBlock> = {
  _uid: '968cd43e-ad59-5151-812e-8906c885a341',
  component: 'product_description',
  headline: 'Klappkarte im Hochformat',
  text: paragraphs(
    'Außen das Motiv, innen Platz für alles Wichtige. Gefalzt auf 105 × 148 mm, passt sie in jeden C6-Umschlag.',
  ),
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '140101' }] },
};
