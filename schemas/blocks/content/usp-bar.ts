import { defineBlock, defineField } from '@storyblok/schema';
import { contentFolder } from '../folders.ts';

export const uspBarBlock = defineBlock({
  name: 'usp_bar',
  display_name: 'Leiste mit Vorteilen',
  description: 'Kurze Gründe, hier zu bestellen, nebeneinander in einer Zeile.',
  folder: contentFolder,
  fields: [
    defineField('items', {
      type: 'bloks',
      allow: ['usp_item'],
      minimum: 1,
      maximum: 5,
      required: true,
      display_name: 'Vorteile',
      description: 'Drei oder vier passen am Desktop in eine Zeile.',
    }),
  ],
});
