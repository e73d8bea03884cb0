import { defineBlock, defineField } from '@storyblok/schema';
import { headlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
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
