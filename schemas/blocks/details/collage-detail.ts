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

export const collageDetailBlock = defineBlock({
  name: 'collage_detail',
  display_name: kindLabels.collage,
  description: 'Produktseite für eine Collage.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('collage_detail'), formatField, headlineField, descriptionField, detailsField],
});

export const collageDetailEnglish: EnglishOf<typeof collageDetailBlock> = {
  name: kindNames.collage.one.en,
  description: 'Product page for a collage.',
  fields: {
    product: productEnglish,
    format: formatEnglish,
    headline: headlineEnglish,
    description: descriptionEnglish,
    details: detailsEnglish,
  },
};

export const collageDetailFacts: BlockFacts = {
  specifiedAs: 'collage detail wrapper',
  stands: 'pages and tests',
};

export const collageDetailExample: ExampleOf<typeof collageDetailBlock> = {
  _uid: 'df4bfa71-1f26-5897-8331-cbb574021dd5',
  component: 'collage_detail',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'collage', id: '240101' }] },
  format: { plugin: 'blattwerk-format', version: 1, format: '600x800' },
  headline: 'Foto-Collage als Poster',
  description: paragraphs(
    'Bis zu vierzig Bilder, die sich auf Knopfdruck ordnen und frei verschieben lassen.',
  ),
  details: bulletList('Mattes Posterpapier', 'Auf Wunsch mit Rahmen', 'Gerollt verschickt'),
};
