import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';
import { type seoQuestionBlock, seoQuestionExample } from './seo-question.ts';

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

export const seoQuestionsEnglish: EnglishOf<typeof seoQuestionsBlock> = {
  name: 'Frequent questions',
  description: 'Questions that fold open. Search engines sometimes show them right in their results.',
  fields: {
    headline: headlineEnglish,
    items: { name: 'Questions', description: 'The most frequent first.' },
  },
};

export const seoQuestionsFacts: BlockFacts = {
  specifiedAs: 'SEO questions',
  stands: 'pages, tests and texts',
};

export const seoQuestionsExample: ExampleOf<typeof seoQuestionsBlock, typeof seoQuestionBlock> = {
  _uid: '710abde7-bddf-56db-b361-0cb19b88dc6e',
  component: 'seo_questions',
  headline: 'Häufige Fragen zu Hochzeitskarten',
  items: [
    seoQuestionExample,
    {
      _uid: 'e26383e0-e4ea-537a-b4d2-a6e842514554',
      component: 'seo_question',
      question: 'Gibt es vorab ein Muster?',
      answer: paragraphs('Ja. Bis zu drei Musterkarten sind kostenlos, jede weitere kostet 1,90 €.'),
    },
    {
      _uid: '646c3358-125a-5803-8950-845fd8ee6d79',
      component: 'seo_question',
      question: 'Lässt sich auf Rechnung bezahlen?',
      answer: paragraphs('Ab einem Warenwert von 25 € steht der Kauf auf Rechnung zur Wahl.'),
    },
  ],
};
