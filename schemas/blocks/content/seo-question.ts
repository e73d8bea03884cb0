import { defineBlock, defineField } from '@storyblok/schema';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
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

export const seoQuestionEnglish: EnglishOf<typeof seoQuestionBlock> = {
  name: 'Question',
  description: 'A question with its answer.',
  fields: {
    question: { name: 'Question', description: 'As people really ask it, with a question mark.' },
    answer: { name: 'Answer', description: 'The answer first, details after it.' },
  },
};

export const seoQuestionFacts: BlockFacts = { specifiedAs: 'SEO questions' };

export const seoQuestionExample: ExampleOf<typeof seoQuestionBlock> = {
  _uid: '35891648-d037-59df-b1fb-12c89f34d869',
  component: 'seo_question',
  question: 'Wann sollten Einladungen zur Hochzeit verschickt werden?',
  answer: paragraphs(
    'Etwa drei bis vier Monate vor dem Fest. Eine Save-the-Date-Karte darf schon ein Jahr vorher auf die Reise gehen.',
  ),
};
