import { defineBlock, defineField } from '@storyblok/schema';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { contentFolder } from '../folders.ts';

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
