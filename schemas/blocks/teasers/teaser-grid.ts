import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices } from '../../fields/choice-field.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { link } from '../../fields/link-field.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';
import { type smallTeaserBlock, smallTeaserExample } from './small-teaser.ts';

export const teaserGridBlock = defineBlock({
  name: 'teaser_grid',
  display_name: 'Teaser-Raster',
  description: 'Kleine Teaser in Spalten, mit Überschrift und einem Link zu allem.',
  folder: teasersFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('items', {
      type: 'bloks',
      allow: ['small_teaser'],
      minimum: 1,
      maximum: 24,
      required: true,
      display_name: 'Teaser',
      description: 'Volle Zeilen wirken am ruhigsten: so viele wie Spalten oder ein Vielfaches davon.',
    }),
    defineField('linkText', {
      ...line,
      max_length: 40,
      display_name: 'Text des Links',
      description: 'Steht neben der Überschrift, zum Beispiel „Alle Anlässe“.',
    }),
    defineField('link', {
      ...link,
      display_name: 'Ziel des Links',
      description: 'Die Seite, die alles zeigt.',
    }),
    appearanceTab(['columns']),
    defineField('columns', {
      ...choice,
      options: choices({ '2': '2 Spalten', '3': '3 Spalten', '4': '4 Spalten' }),
      default_value: '4',
      display_name: 'Spalten am Desktop',
      description: 'Am Telefon sind es immer zwei.',
    }),
  ],
});

export const teaserGridEnglish: EnglishOf<typeof teaserGridBlock> = {
  name: 'Teaser grid',
  description: 'Small teasers in columns, with a headline and a link to everything.',
  fields: {
    headline: headlineEnglish,
    items: {
      name: 'Teasers',
      description: 'Full rows look calmest: as many as there are columns, or a multiple.',
    },
    linkText: { name: 'Link text', description: 'Stands beside the headline, for instance “All occasions”.' },
    link: { name: 'Link target', description: 'The page that shows everything.' },
    columns: {
      name: 'Columns on desktops',
      description: 'On phones there are always two.',
      options: { '2': '2 columns', '3': '3 columns', '4': '4 columns' },
    },
  },
};

export const teaserGridFacts: BlockFacts = { specifiedAs: 'teasers', stands: 'pages and tests' };

export const teaserGridExample: ExampleOf<typeof teaserGridBlock, typeof smallTeaserBlock> = {
  _uid: '17bfc6d8-01c1-5aea-a4af-c35258c26553',
  component: 'teaser_grid',
  headline: 'Karten für jeden Anlass',
  linkText: 'Alle Anlässe',
  link: pages.products,
  columns: '3',
  items: [
    smallTeaserExample,
    {
      _uid: 'cd930a4d-7399-53e2-a5a1-22aa95c19c27',
      component: 'small_teaser',
      image: pictures.birth,
      headline: 'Geburt',
      subline: 'Der erste Auftritt auf Papier',
      url: pages.birth,
    },
    {
      _uid: '168f4b3a-8cd7-59b2-852c-c238dbb66981',
      component: 'small_teaser',
      image: pictures.christmas,
      headline: 'Weihnachten',
      subline: 'Grüße, die an der Wand hängen bleiben',
      url: pages.christmas,
    },
  ],
};
