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

export const photobookDetailBlock = defineBlock({
  name: 'photobook_detail',
  display_name: kindLabels.photobook,
  description: 'Produktseite für ein Fotobuch.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('photobook_detail'), formatField, headlineField, descriptionField, detailsField],
});

export const photobookDetailEnglish: EnglishOf<typeof photobookDetailBlock> = {
  name: kindNames.photobook.one.en,
  description: 'Product page for a photo book.',
  fields: {
    product: productEnglish,
    format: formatEnglish,
    headline: headlineEnglish,
    description: descriptionEnglish,
    details: detailsEnglish,
  },
};

export const photobookDetailFacts: BlockFacts = {
  specifiedAs: 'photobook detail wrapper',
  stands: 'pages and tests',
};

export const photobookDetailExample: ExampleOf<typeof photobookDetailBlock> = {
  _uid: '94a82999-5aec-53a0-9731-248643b830cb',
  component: 'photobook_detail',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'photobook', id: '210801' }] },
  format: { plugin: 'blattwerk-format', version: 1, format: '297x210' },
  headline: 'Echtfotobuch',
  description: paragraphs(
    'Auf Fotopapier belichtet und mit Layflat-Bindung, damit auch Bilder über zwei Seiten nichts verlieren.',
  ),
  details: bulletList('Festes Cover, matt oder glänzend', '20 bis 120 Seiten', 'Layflat-Bindung'),
};
