import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { kindLabels } from '../../kinds/kind-names.generated.ts';
import type { BlockFacts } from '../block-facts.ts';
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
