import { defineBlock, defineField } from '@storyblok/schema';
import { choices, manyChoices } from '../../fields/choice-field.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { introField, pageSizeField, sortField } from '../../fields/overview-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { overviewsFolder } from '../folders.ts';

export const calendarOverviewBlock = defineBlock({
  name: 'calendar_overview',
  display_name: 'Kalender-Übersicht',
  description: 'Alle Kalender mit Filtern und Sortierung.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    introField,
    defineField('calendarTypes', {
      ...manyChoices,
      options: choices({
        familienplaner: 'Familienplaner',
        kuechenkalender: 'Küchenkalender',
        terminkalender: 'Terminkalender',
        tischkalender: 'Tischkalender',
        wandkalender: 'Wandkalender',
      }),
      display_name: 'Kalenderarten',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});
