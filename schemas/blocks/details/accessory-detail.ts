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

export const accessoryDetailBlock = defineBlock({
  name: 'accessory_detail',
  display_name: kindLabels.accessory,
  description:
    'Produktseite für Umschläge, Siegel, Bänder und anderes Zubehör, für Bilderrahmen und Fotoabzüge.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('accessory_detail'), headlineField, descriptionField, detailsField],
});

export const accessoryDetailEnglish: EnglishOf<typeof accessoryDetailBlock> = {
  name: kindNames.accessory.one.en,
  description:
    'Product page for envelopes, seals, ribbons and other accessories, for picture frames and photo prints.',
  fields: {
    product: productEnglish,
    headline: headlineEnglish,
    description: descriptionEnglish,
    details: detailsEnglish,
  },
};

export const accessoryDetailFacts: BlockFacts = {
  specifiedAs: 'accessory detail wrapper',
  stands: 'pages and tests',
};

export const accessoryDetailExample: ExampleOf<typeof accessoryDetailBlock> = {
  _uid: 'ffaa6455-97af-5b95-aa10-43b3700abf1c',
  component: 'accessory_detail',
  product: {
    plugin: 'blattwerk-product',
    version: 1,
    items: [{ kind: 'accessory', id: 'seal-eukalyptus' }],
  },
  headline: 'Siegelsticker Eukalyptus',
  description: paragraphs('Verschließt Umschläge und Menükarten, ohne dass es nach Wachs riecht.'),
  details: bulletList('Durchmesser 25 mm', 'Bogen mit 24 Stück', 'Haftet auf allen Papieren des Shops'),
};
