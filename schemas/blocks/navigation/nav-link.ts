import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '../../fields/link-field.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { navigationFolder } from '../folders.ts';

export const navLinkBlock = defineBlock({
  name: 'nav_link',
  display_name: 'Link',
  description: 'Ein beschrifteter Link in Navigation, Fuß oder Übersicht.',
  folder: navigationFolder,
  preview_field: 'label',
  fields: [
    defineField('label', {
      ...line,
      max_length: 60,
      required: true,
      display_name: 'Beschriftung',
      description: 'Sagt, was nach dem Klick zu sehen ist.',
    }),
    defineField('link', {
      ...link,
      required: true,
      display_name: 'Ziel',
      description: 'Seite, Adresse, E-Mail oder Datei.',
    }),
  ],
});

export const navLinkEnglish: EnglishOf<typeof navLinkBlock> = {
  name: 'Link',
  description: 'A labelled link in navigation, footer or sitemap.',
  fields: {
    label: { name: 'Label', description: 'Says what there is to see after the click.' },
    link: { name: 'Target', description: 'Page, address, e-mail or file.' },
  },
};

export const navLinkFacts: BlockFacts = { specifiedAs: 'header and footer' };

export const navLinkExample: ExampleOf<typeof navLinkBlock> = {
  _uid: '0df6265f-a67b-5af5-acf3-ccfdac78c494',
  component: 'nav_link',
  label: 'Einladungen zur Hochzeit',
  link: pages.wedding,
};
