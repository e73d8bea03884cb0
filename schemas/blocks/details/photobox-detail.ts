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

export const photoboxDetailBlock = defineBlock({
  name: 'photobox_detail',
  display_name: kindLabels.photobox,
  description: 'Produktseite für eine Fotobox.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('photobox_detail'), headlineField, descriptionField, detailsField],
});

export const photoboxDetailEnglish: EnglishOf<typeof photoboxDetailBlock> = {
  name: kindNames.photobox.one.en,
  description: 'Product page for a photo box.',
  fields: {
    product: productEnglish,
    headline: headlineEnglish,
    description: descriptionEnglish,
    details: detailsEnglish,
  },
};

export const photoboxDetailFacts: BlockFacts = {
  specifiedAs: 'photobox detail wrapper',
  stands: 'pages and tests',
};

export const photoboxDetailExample: ExampleOf<typeof photoboxDetailBlock> = {
  _uid: '60e4f914-dd1e-5887-b000-05104d493822',
  component: 'photobox_detail',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'photobox', id: '231201' }] },
  headline: 'Fotobox mit Abzügen',
  description: paragraphs(
    'Eine feste Schachtel mit eigenem Deckelbild, darin die Lieblingsfotos als matte Abzüge.',
  ),
  details: bulletList('Deckel frei gestaltbar', '20 bis 150 Abzüge', 'Fotopapier matt oder Hahnemühle'),
};
