import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { contentFolder } from '../folders.ts';
import type { navLinkBlock } from '../navigation/nav-link.ts';

export const sitemapGroupBlock = defineBlock({
  name: 'sitemap_group',
  display_name: 'Gruppe der Seitenübersicht',
  description: 'Überschrift mit den Links, die dazugehören.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('links', {
      type: 'bloks',
      allow: ['nav_link'],
      maximum: 60,
      display_name: 'Links',
      description: 'In der Reihenfolge, in der sie erscheinen sollen.',
    }),
  ],
});

export const sitemapGroupEnglish: EnglishOf<typeof sitemapGroupBlock> = {
  name: 'Sitemap group',
  description: 'A headline with the links that belong to it.',
  fields: {
    headline: headlineEnglish,
    links: { name: 'Links', description: 'In the order they should appear in.' },
  },
};

export const sitemapGroupFacts: BlockFacts = { specifiedAs: 'sitemap' };

export const sitemapGroupExample: ExampleOf<typeof sitemapGroupBlock, typeof navLinkBlock> = {
  _uid: '129dd8c8-3c59-5e36-a715-1f4edd54aa58',
  component: 'sitemap_group',
  headline: 'Karten nach Anlass',
  links: [
    {
      _uid: '458ab840-215a-5cb5-9c50-3ce6b413ecdd',
      component: 'nav_link',
      label: 'Hochzeit',
      link: pages.wedding,
    },
    {
      _uid: 'f2644bc7-92de-5c14-96dc-59ea8be4770b',
      component: 'nav_link',
      label: 'Geburt',
      link: pages.birth,
    },
    {
      _uid: 'ffa1d48c-79b0-5f9d-85d5-e0fdc56ca2e1',
      component: 'nav_link',
      label: 'Weihnachten',
      link: pages.christmas,
    },
  ],
};
