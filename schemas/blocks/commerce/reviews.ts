import { defineBlock, defineField } from '@storyblok/schema';
import { toggle } from '../../fields/choice-field.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { commerceFolder } from '../folders.ts';

export const reviewsBlock = defineBlock({
  name: 'reviews',
  display_name: 'Bewertungen',
  description: 'Anzahl und Durchschnitt der Bewertungen, aus dem Bewertungsportal.',
  folder: commerceFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('showQuotes', {
      ...toggle,
      display_name: 'Stimmen zeigen',
      description: 'Zeigt zusätzlich die neuesten Bewertungen im Wortlaut.',
    }),
  ],
});

export const reviewsEnglish: EnglishOf<typeof reviewsBlock> = {
  name: 'Reviews',
  description: 'Number and average of the reviews, from the review portal.',
  fields: {
    headline: headlineEnglish,
    showQuotes: { name: 'Show voices', description: 'Also shows the latest reviews word for word.' },
  },
};

export const reviewsFacts: BlockFacts = { specifiedAs: 'reviews', stands: 'pages and tests' };

export const reviewsExample: ExampleOf<typeof reviewsBlock> = {
  _uid: '1d99843a-99d2-5684-8513-f7fdcd8ccc8a',
  component: 'reviews',
  headline: 'Was andere sagen',
  showQuotes: true,
};
