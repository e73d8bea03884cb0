import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { commerceFolder } from '../folders.ts';

export const wishlistCardGridBlock = defineBlock({
  name: 'wishlist_card_grid',
  display_name: 'Merkzettel',
  description: 'Die gemerkten Karten, nach Themen geordnet. Nur im Kartenshop.',
  folder: commerceFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('emptyText', {
      ...richText,
      display_name: 'Text bei leerem Merkzettel',
      description: 'Lädt zum Stöbern ein, mit Link zu den Karten.',
    }),
  ],
});

export const wishlistCardGridEnglish: EnglishOf<typeof wishlistCardGridBlock> = {
  name: 'Wish list',
  description: 'The cards kept by their hearts, sorted by theme. In the card shop only.',
  fields: {
    headline: headlineEnglish,
    emptyText: { name: 'Text of an empty list', description: 'Invites to browse, with a link to the cards.' },
  },
};

export const wishlistCardGridFacts: BlockFacts = {
  specifiedAs: 'wishlist card grid',
  stands: 'pages and tests',
};

export const wishlistCardGridExample: ExampleOf<typeof wishlistCardGridBlock> = {
  _uid: 'f5d72e11-3c8c-57d3-8862-2b76320b377d',
  component: 'wishlist_card_grid',
  headline: 'MERKZETTEL',
  emptyText: paragraphs('Noch ist hier nichts gemerkt. Ein Klick auf das Herz legt eine Karte hierher.'),
};
