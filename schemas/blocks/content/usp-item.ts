import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '../../fields/link-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import { contentFolder } from '../folders.ts';

export const uspItemBlock = defineBlock({
  name: 'usp_item',
  display_name: 'Vorteil',
  description: 'Ein Vorteil in wenigen Worten, auf Wunsch mit Erklärung.',
  folder: contentFolder,
  preview_field: 'title',
  fields: [
    defineField('title', {
      ...line,
      max_length: 50,
      required: true,
      display_name: 'Vorteil',
      description: 'Zum Beispiel „Bis zu 3 Musterkarten gratis“.',
    }),
    defineField('text', {
      ...richText,
      display_name: 'Erklärung',
      description:
        'Öffnet sich beim Klick in einem Fenster. Ohne Text bleibt der Vorteil ein einfacher Satz.',
    }),
    defineField('url', {
      ...link,
      display_name: 'Link',
      description: 'Steht im Fenster unter der Erklärung. Ohne Erklärung führt der Klick direkt dorthin.',
    }),
  ],
});
