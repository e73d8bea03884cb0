import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { overviewsFolder } from '../folders.ts';

export const themeCardsBlock = defineBlock({
  name: 'theme_cards',
  display_name: 'Karten eines Themas',
  description: 'Alle Karten, die in einem Thema zusammengehören, von der Einladung bis zum Dank.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('theme', {
      type: 'custom',
      field_type: 'blattwerk-theme',
      display_name: 'Thema',
      description: 'Auf Themenseiten leer lassen: Dort bestimmt die Adresse das Thema.',
    }),
  ],
});

export const themeCardsEnglish: EnglishOf<typeof themeCardsBlock> = {
  name: 'Cards of a theme',
  description: 'All cards that belong together in one theme, from the invitation to the thank-you.',
  fields: {
    headline: headlineEnglish,
    theme: { name: 'Theme', description: 'Leave empty on theme pages: there the address decides the theme.' },
  },
};

export const themeCardsFacts: BlockFacts = { specifiedAs: 'theme cards', stands: 'pages and tests' };

export const themeCardsExample: ExampleOf<typeof themeCardsBlock> = {
  _uid: '8d9f6d29-8386-5950-b240-cf999e3d1f83',
  component: 'theme_cards',
  headline: 'Alle Karten zum Thema Amaryllis',
  theme: { plugin: 'blattwerk-theme', version: 1, themeId: 1461, designId: '146101' },
};
