import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField, formatField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { detailsFolder } from '../folders.ts';

export const calendarDetailBlock = defineBlock({
  name: 'calendar_detail',
  display_name: 'Kalender',
  description: 'Produktseite für einen Kalender.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('calendar'), formatField, headlineField, descriptionField, detailsField],
});
