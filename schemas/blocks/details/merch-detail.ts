import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { detailsFolder } from '../folders.ts';

export const merchDetailBlock = defineBlock({
  name: 'merch_detail',
  display_name: 'Geschenkartikel',
  description: 'Produktseite für einen Geschenkartikel mit eigenem Motiv.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('merch'), headlineField, descriptionField, detailsField],
});
