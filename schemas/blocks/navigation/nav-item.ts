import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '../../fields/link-field.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { navigationFolder } from '../folders.ts';
import { type navLinkBlock, navLinkExample } from './nav-link.ts';

export const navItemBlock = defineBlock({
  name: 'nav_item',
  display_name: 'Navigationspunkt',
  description: 'Ein Punkt der Hauptnavigation, mit oder ohne Untermenü.',
  folder: navigationFolder,
  preview_field: 'label',
  fields: [
    defineField('label', {
      ...line,
      max_length: 30,
      required: true,
      display_name: 'Beschriftung',
      description: 'Ein bis zwei Wörter.',
    }),
    defineField('link', {
      ...link,
      required: true,
      display_name: 'Ziel',
      description: 'Seite, die der Punkt selbst öffnet, auch wenn er ein Untermenü hat.',
    }),
    defineField('children', {
      type: 'bloks',
      allow: ['nav_link'],
      maximum: 16,
      display_name: 'Untermenü',
      description: 'Leer lassen, wenn der Punkt nur ein Link ist.',
    }),
  ],
});

export const navItemEnglish: EnglishOf<typeof navItemBlock> = {
  name: 'Navigation item',
  description: 'An item of the main navigation, with or without a submenu.',
  fields: {
    label: { name: 'Label', description: 'A word or two.' },
    link: { name: 'Target', description: 'The page the item itself opens, even if it has a submenu.' },
    children: { name: 'Submenu', description: 'Leave empty if the item is only a link.' },
  },
};

export const navItemFacts: BlockFacts = { specifiedAs: 'header and footer' };

export const navItemExample: ExampleOf<typeof navItemBlock, typeof navLinkBlock> = {
  _uid: '8dd6c471-fb57-5ac3-a6d4-d23b68717612',
  component: 'nav_item',
  label: 'Hochzeit',
  link: pages.wedding,
  children: [
    navLinkExample,
    {
      _uid: 'f385e608-9328-5b44-a0e2-d06602021180',
      component: 'nav_link',
      label: 'Save-the-Date-Karten',
      link: pages.wedding,
    },
    {
      _uid: 'fb2cce44-1a63-58c3-a6c9-511a4f46efd6',
      component: 'nav_link',
      label: 'Sprüche zur Hochzeit',
      link: pages.quotes,
    },
  ],
};
