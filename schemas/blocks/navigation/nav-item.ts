import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '../../fields/link-field.ts';
import { line } from '../../fields/text-fields.ts';
import { navigationFolder } from '../folders.ts';

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
