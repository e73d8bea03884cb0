import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField, formatField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { detailsFolder } from '../folders.ts';

export const photobookDetailBlock = defineBlock({
  name: 'photobook_detail',
  display_name: 'Fotobuch',
  description: 'Produktseite für ein Fotobuch.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('photobook'), formatField, headlineField, descriptionField, detailsField],
});
