import { defineBlock, defineField } from '@storyblok/schema';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { line, paragraph } from '../../fields/text-fields.ts';
import { contentFolder } from '../folders.ts';

export const quotesCategoryBlock = defineBlock({
  name: 'quotes_category',
  display_name: 'Sprüche und Texte',
  description: 'Sammlung von Sprüchen zu einem Anlass, die sich in die eigene Karte übernehmen lassen.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('category', {
      ...line,
      max_length: 60,
      display_name: 'Anlass',
      description: 'Steht klein über der Überschrift, zum Beispiel „Hochzeit“.',
    }),
    defineField('intro', {
      ...paragraph,
      display_name: 'Einleitung',
      description: 'Ein, zwei Sätze vor dem ersten Spruch.',
    }),
    defineField('items', {
      type: 'bloks',
      allow: ['quote'],
      minimum: 1,
      maximum: 60,
      required: true,
      display_name: 'Sprüche',
      description: 'Die schönsten zuerst.',
    }),
  ],
});
