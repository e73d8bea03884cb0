import { defineBlock } from '@storyblok/schema';
import { descriptionField, detailsField } from '../../fields/detail-fields.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { productField } from '../../fields/product-field.ts';
import { detailsFolder } from '../folders.ts';

export const accessoryDetailBlock = defineBlock({
  name: 'accessory_detail',
  display_name: 'Zubehör',
  description: 'Produktseite für Umschläge, Siegel, Bänder, Stifte und anderes Zubehör.',
  folder: detailsFolder,
  preview_field: 'headline',
  fields: [productField('accessory'), headlineField, descriptionField, detailsField],
});
