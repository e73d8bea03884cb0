import { defineBlock } from '@storyblok/schema';
import {
  descriptionEnglish,
  descriptionField,
  detailsEnglish,
  detailsField,
} from '../../fields/detail-fields.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { productEnglish, productField } from '../../fields/product-field.ts';
import { kindLabels, kindNames } from '../../kinds/kind-names.generated.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { bulletList, paragraphs } from '../example-values.ts';
import { detailsFolder } from '../folders.ts';

export const merchDetailBlock = defineBlock({
  name: 'merch_detail',
  display_name: kindLabels.merch,
  description: 'Produktseite für einen Geschenkartikel mit eigenem Motiv.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('merch_detail'), headlineField, descriptionField, detailsField],
});

export const merchDetailEnglish: EnglishOf<typeof merchDetailBlock> = {
  name: kindNames.merch.one.en,
  description: 'Product page for a gift with a design of one’s own.',
  fields: {
    product: productEnglish,
    headline: headlineEnglish,
    description: descriptionEnglish,
    details: detailsEnglish,
  },
};

export const merchDetailFacts: BlockFacts = {
  specifiedAs: 'merch detail wrapper',
  stands: 'pages and tests',
};

export const merchDetailExample: ExampleOf<typeof merchDetailBlock> = {
  _uid: '393b0b9a-d173-512e-9ac1-90bd532edacc',
  component: 'merch_detail',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'merch', id: '252001' }] },
  headline: 'Keramiktasse mit Foto',
  description: paragraphs('Für den Kaffee am Morgen und für den Schreibtisch im November.'),
  details: bulletList('330 oder 450 ml', 'Spülmaschinenfest', 'Motiv rundum bedruckbar'),
};
