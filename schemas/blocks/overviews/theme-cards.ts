import { defineBlock, defineField } from '@storyblok/schema';
import { headlineField } from '../../fields/headline-field.ts';
import { overviewsFolder } from '../folders.ts';

export const themeCardsBlock = defineBlock({
  name: 'theme_cards',
  display_name: 'Karten eines Themas',
  description: 'Alle Karten, die in einem Thema zusammengehören, von der Einladung bis zum Dank.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('theme', {
      type: 'custom',
      field_type: 'blattwerk-theme',
      display_name: 'Thema',
      description: 'Auf Themenseiten leer lassen: Dort bestimmt die Adresse das Thema.',
    }),
  ],
});
