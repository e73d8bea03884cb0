import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { contentFolder } from '../folders.ts';
import type { navLinkBlock } from '../navigation/nav-link.ts';
import { type sitemapGroupBlock, sitemapGroupExample } from './sitemap-group.ts';

export const sitemapBlock = defineBlock({
  name: 'sitemap',
  display_name: 'Seitenübersicht',
  description: 'Alle Seiten des Shops als Liste von Links.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('items', {
      type: 'bloks',
      allow: ['sitemap_group'],
      maximum: 30,
      display_name: 'Gruppen',
      description: 'Leer lassen, dann entsteht die Übersicht von selbst aus den veröffentlichten Seiten.',
    }),
  ],
});

export const sitemapEnglish: EnglishOf<typeof sitemapBlock> = {
  name: 'Sitemap',
  description: 'Every page of the shop as a list of links.',
  fields: {
    headline: headlineEnglish,
    items: {
      name: 'Groups',
      description: 'Leave empty, and the list makes itself from the published pages.',
    },
  },
};

export const sitemapFacts: BlockFacts = { specifiedAs: 'sitemap', stands: 'pages, tests and texts' };

export const sitemapExample: ExampleOf<typeof sitemapBlock, typeof navLinkBlock | typeof sitemapGroupBlock> =
  {
    _uid: '87cd2ad2-1c37-5a7d-9a58-735df308dfb8',
    component: 'sitemap',
    headline: 'Alles auf einen Blick',
    items: [sitemapGroupExample],
  };
