import { defineBlock, defineField } from '@storyblok/schema';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import { contentFolder } from '../folders.ts';

export const seoQuestionBlock = defineBlock({
  name: 'seo_question',
  display_name: 'Frage',
  description: 'Eine Frage mit Antwort.',
  folder: contentFolder,
  preview_field: 'question',
  fields: [
    defineField('question', {
      ...line,
      max_length: 160,
      required: true,
      display_name: 'Frage',
      description: 'So, wie sie wirklich gestellt wird, mit Fragezeichen.',
    }),
    defineField('answer', {
      ...richText,
      required: true,
      display_name: 'Antwort',
      description: 'Die Antwort zuerst, Einzelheiten danach.',
    }),
  ],
});
