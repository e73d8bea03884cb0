import { defineBlock, defineField } from '@storyblok/schema';
import { headlineField } from '../../fields/headline-field.ts';
import { anyProductField } from '../../fields/product-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { overviewsFolder } from '../folders.ts';

export const productDescriptionBlock = defineBlock({
  name: 'product_description',
  display_name: 'Produktbeschreibung',
  description: 'Ein Produkt mit Bild, Preis und eigenem Text.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('text', {
      ...richText,
      required: true,
      display_name: 'Text',
      description: 'Material, Verarbeitung, wofür es sich eignet.',
    }),
    anyProductField,
  ],
});
