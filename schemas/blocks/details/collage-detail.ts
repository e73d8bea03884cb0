import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField, formatField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { detailsFolder } from '../folders.ts';

export const collageDetailBlock = defineBlock({
  name: 'collage_detail',
  display_name: 'Collage',
  description: 'Produktseite für eine Collage.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('collage'), formatField, headlineField, descriptionField, detailsField],
});
