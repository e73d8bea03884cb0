import { defineBlock, defineField } from '@storyblok/schema';
import { headlineField } from '../../fields/headline-field.ts';
import { contentFolder } from '../folders.ts';

export const moreInformationBlock = defineBlock({
  name: 'more_information',
  display_name: 'Mehr erfahren',
  description: 'Mehrere Themen nebeneinander, jedes mit Titel, Text und auf Wunsch Bild und Link.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('items', {
      type: 'bloks',
      allow: ['more_information_item'],
      minimum: 1,
      maximum: 12,
      required: true,
      display_name: 'Themen',
      description: 'Zwei bis vier wirken am ruhigsten.',
    }),
  ],
});
