import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField, formatField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { detailsFolder } from '../folders.ts';

export const cardDetailBlock = defineBlock({
  name: 'card_detail',
  display_name: 'Karte',
  description: 'Produktseite für eine Karte, mit Papier, Format und Veredelung.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('card'), formatField, headlineField, descriptionField, detailsField],
});
