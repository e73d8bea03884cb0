import { defineBlock, defineField } from '@storyblok/schema';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';
import { type uspItemBlock, uspItemExample } from './usp-item.ts';

export const uspBarBlock = defineBlock({
  name: 'usp_bar',
  display_name: 'Leiste mit Vorteilen',
  description: 'Kurze Gründe, hier zu bestellen, nebeneinander in einer Zeile.',
  folder: contentFolder,
  fields: [
    defineField('items', {
      type: 'bloks',
      allow: ['usp_item'],
      minimum: 1,
      maximum: 5,
      required: true,
      display_name: 'Vorteile',
      description: 'Drei oder vier passen am Desktop in eine Zeile.',
    }),
  ],
});

export const uspBarEnglish: EnglishOf<typeof uspBarBlock> = {
  name: 'Benefits bar',
  description: 'Short reasons to order here, side by side in one line.',
  fields: {
    items: { name: 'Benefits', description: 'Three or four fit into one line on desktops.' },
  },
};

export const uspBarFacts: BlockFacts = { specifiedAs: 'USP bar', stands: 'pages, tests and texts' };

export const uspBarExample: ExampleOf<typeof uspBarBlock, typeof uspItemBlock> = {
  _uid: '7c9ff94b-bbd1-5922-8747-afcc72f51b16',
  component: 'usp_bar',
  items: [
    uspItemExample,
    {
      _uid: '473cd2db-91c3-5e43-ae1e-54b84424a70d',
      component: 'usp_item',
      title: 'Express in 24 Stunden',
      text: paragraphs(
        'Bei Bestellung bis 11 Uhr ist die Sendung am nächsten Werktag da, in Deutschland auch samstags.',
      ),
      url: pages.shipping,
    },
    {
      _uid: '41b44525-7581-56f9-8550-d978c04f5c61',
      component: 'usp_item',
      title: 'Zehn Papiere zur Wahl',
      url: pages.papers,
    },
  ],
};
