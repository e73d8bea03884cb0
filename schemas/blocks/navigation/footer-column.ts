import { defineBlock, defineField } from '@storyblok/schema';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { navigationFolder } from '../folders.ts';

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
