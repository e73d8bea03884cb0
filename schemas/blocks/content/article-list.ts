import { defineBlock } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { contentFolder } from '../folders.ts';

export const articleListBlock = defineBlock({
  name: 'article_list',
  display_name: 'Übersicht der Artikel',
  description: 'Alle veröffentlichten Artikel des Magazins nach ihren Themen, die neuesten zuerst.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [headlineField],
});

export const articleListEnglish: EnglishOf<typeof articleListBlock> = {
  name: 'Overview of articles',
  description: 'All published articles of the magazine by their topics, the newest first.',
  fields: { headline: headlineEnglish },
};

export const articleListFacts: BlockFacts = {
  specifiedAs: 'beyond the specification',
  stands: 'pages and tests',
};

export const articleListExample: ExampleOf<typeof articleListBlock> = {
  _uid: '8a1f0c55-3a0e-5b7d-8f57-1b1b8a5cf302',
  component: 'article_list',
  headline: 'Alle Beiträge',
};
