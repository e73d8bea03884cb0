import { defineBlock, defineField } from '@storyblok/schema';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { contentFolder } from '../folders.ts';

export const seoQuestionsBlock = defineBlock({
  name: 'seo_questions',
  display_name: 'Häufige Fragen',
  description: 'Fragen zum Aufklappen. Suchmaschinen zeigen sie mitunter direkt im Ergebnis.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('items', {
      type: 'bloks',
      allow: ['seo_question'],
      minimum: 1,
      maximum: 30,
      required: true,
      display_name: 'Fragen',
      description: 'Die häufigsten zuerst.',
    }),
  ],
});
