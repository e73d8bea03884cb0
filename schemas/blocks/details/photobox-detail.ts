import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { detailsFolder } from '../folders.ts';

export const photoboxDetailBlock = defineBlock({
  name: 'photobox_detail',
  display_name: 'Fotobox',
  description: 'Produktseite für eine Fotobox.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('photobox'), headlineField, descriptionField, detailsField],
});
