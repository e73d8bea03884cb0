import { defineBlock, defineField } from '@storyblok/schema';
import { image } from '../../fields/image-field.ts';
import { link } from '../../fields/link-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import { contentFolder } from '../folders.ts';

export const moreInformationItemBlock = defineBlock({
  name: 'more_information_item',
  display_name: 'Thema',
  description: 'Ein Thema in „Mehr erfahren“.',
  folder: contentFolder,
  preview_field: 'title',
  fields: [
    defineField('title', {
      ...line,
      max_length: 80,
      required: true,
      display_name: 'Titel',
      description: 'Zum Beispiel „Papiere und Veredelung“.',
    }),
    defineField('text', {
      ...richText,
      required: true,
      display_name: 'Text',
      description: 'Zwei bis fünf Sätze.',
    }),
    defineField('image', { ...image, display_name: 'Bild', description: 'Steht über dem Titel.' }),
    defineField('link', { ...link, display_name: 'Link', description: 'Führt zur ausführlichen Seite.' }),
  ],
});
