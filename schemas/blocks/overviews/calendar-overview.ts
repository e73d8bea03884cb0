import { defineBlock, defineField } from '@storyblok/schema';
import { choices, labelsOf, manyChoices } from '../../fields/choice-field.ts';
import { inEnglish } from '../../fields/english-choices.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import {
  introEnglish,
  introField,
  pageSizeEnglish,
  pageSizeField,
  sortEnglish,
  sortField,
} from '../../fields/overview-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { calendarTypeTable } from '../../shop/photo-products/calendars.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
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
      options: choices(labelsOf(calendarTypeTable)),
      display_name: 'Kalenderarten',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});

export const calendarOverviewEnglish: EnglishOf<typeof calendarOverviewBlock> = {
  name: 'Calendar listing',
  description: 'All calendars with filters and sorting.',
  fields: {
    headline: headlineEnglish,
    intro: introEnglish,
    calendarTypes: {
      name: 'Calendar types',
      description: 'Show these only. All unless chosen.',
      options: inEnglish(labelsOf(calendarTypeTable)),
    },
    pageSize: pageSizeEnglish,
    sort: sortEnglish,
  },
};

export const calendarOverviewFacts: BlockFacts = {
  specifiedAs: 'calendar overview',
  stands: 'pages and tests',
};

export const calendarOverviewExample: ExampleOf<typeof calendarOverviewBlock> = {
  _uid: '40f44725-c066-5f17-abbe-4216fe8b0ba2',
  component: 'calendar_overview',
  headline: 'Kalender für das ganze Jahr',
  intro: paragraphs(
    'Ob Küche, Schreibtisch oder Flur: Jeder Kalender beginnt mit den eigenen Bildern und in jedem Monat, der passt.',
  ),
  calendarTypes: ['wandkalender', 'tischkalender'],
  pageSize: '12',
  sort: 'popularity',
};
