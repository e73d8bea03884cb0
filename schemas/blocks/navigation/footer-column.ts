import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { navigationFolder } from '../folders.ts';
import type { navLinkBlock } from './nav-link.ts';

export const footerColumnBlock = defineBlock({
  name: 'footer_column',
  display_name: 'Spalte im Fuß',
  description: 'Überschrift mit einer Liste von Links.',
  folder: navigationFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('links', {
      type: 'bloks',
      allow: ['nav_link'],
      maximum: 12,
      display_name: 'Links',
      description: 'Die wichtigsten zuerst.',
    }),
  ],
});

export const footerColumnEnglish: EnglishOf<typeof footerColumnBlock> = {
  name: 'Footer column',
  description: 'A headline with a list of links.',
  fields: {
    headline: headlineEnglish,
    links: { name: 'Links', description: 'The most important first.' },
  },
};

export const footerColumnFacts: BlockFacts = { specifiedAs: 'header and footer' };

export const footerColumnExample: ExampleOf<typeof footerColumnBlock, typeof navLinkBlock> = {
  _uid: '27543686-ad78-5313-a8a5-69024d8712f2',
  component: 'footer_column',
  headline: 'Service',
  links: [
    {
      _uid: '313a8234-df0a-540b-85ac-2d8413746c9b',
      component: 'nav_link',
      label: 'Versand und Lieferzeiten',
      link: pages.shipping,
    },
    {
      _uid: 'ad99edfe-85e0-5a94-ad16-cf17fa984669',
      component: 'nav_link',
      label: 'Kostenlose Musterkarten',
      link: pages.samples,
    },
    {
      _uid: '65b5e09b-835b-5e5f-ab92-697cec4fb50a',
      component: 'nav_link',
      label: 'Papiere und Veredelung',
      link: pages.papers,
    },
    {
      _uid: '6e90ba81-13a8-5fdb-aaef-0b1057e10f0d',
      component: 'nav_link',
      label: 'Kontakt',
      link: pages.contact,
    },
  ],
};
