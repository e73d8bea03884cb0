import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { overviewsFolder } from '../folders.ts';

export const themeCardsBlock = defineBlock({
  name: 'theme_cards',
  display_name: 'Karten eines Themas',
  description:
    'Alles, was in einem Thema zusammengehört, in der Reihenfolge des Anlasses: von der Ankündigung bis zum Dank.',
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
    defineField('before', {
      ...line,
      display_name: 'Überschrift: vor dem Tag',
      description:
        'Über Save-the-Date, Einladung, Antwortkarte, Umschlägen. Ohne Überschriften steht alles in einem Raster.',
    }),
    defineField('day', {
      ...line,
      display_name: 'Überschrift: am Tag selbst',
      description: 'Über Kirchenheft, Sitzplan, Tischnummer, Platzkarte, Menükarte und Kleinigkeiten.',
    }),
    defineField('after', {
      ...line,
      display_name: 'Überschrift: danach',
      description: 'Über den Dankeskarten.',
    }),
  ],
});

export const themeCardsEnglish: EnglishOf<typeof themeCardsBlock> = {
  name: 'Cards of a theme',
  description:
    'All that belongs together in one theme, in the order of the occasion: from the announcement to the thank-you.',
  fields: {
    headline: headlineEnglish,
    theme: { name: 'Theme', description: 'Leave empty on theme pages: there the address decides the theme.' },
    before: {
      name: 'Headline: before the day',
      description:
        'Above save the dates, invitations, reply cards, envelopes. Without headlines all stands in one grid.',
    },
    day: {
      name: 'Headline: on the day',
      description:
        'Above church booklets, seating plans, table numbers, place cards, menus and small things.',
    },
    after: { name: 'Headline: afterwards', description: 'Above the thank-you cards.' },
  },
};

export const themeCardsFacts: BlockFacts = { specifiedAs: 'theme cards', stands: 'pages and tests' };

export const themeCardsExample: ExampleOf<typeof themeCardsBlock> = {
  _uid: '8d9f6d29-8386-5950-b240-cf999e3d1f83',
  component: 'theme_cards',
  headline: 'Alle Karten zum Thema Amaryllis',
  theme: { plugin: 'blattwerk-theme', version: 1, themeId: 1461, designId: '146101' },
  before: 'Vor dem Tag',
  day: 'Am Tag selbst',
  after: 'Danach',
};
