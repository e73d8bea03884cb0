import { defineBlock, defineField } from '@storyblok/schema';
import { occasionsDatasource } from '../../datasources/occasions.ts';
import { optionalChoice } from '../../fields/choice-field.ts';
import { headlineField } from '../../fields/headline-field.ts';
import { pageSizeField, sortField } from '../../fields/overview-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import type { BlockOf } from '../../schema.ts';
import { overviewsFolder } from '../folders.ts';

export const themesOverviewBlock = defineBlock({
  name: 'themes_overview',
  display_name: 'Themenwelten',
  description: 'Alle Kartenthemen eines Anlasses, nach Beliebtheit oder Neuheit sortiert.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('occasion', {
      ...optionalChoice,
      source: 'internal',
      datasource: occasionsDatasource,
      display_name: 'Anlass',
      description: 'Nur Themen dieses Anlasses zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});

export const themesOverviewExample: BlockOf<'themes_overview'> = {
  _uid: '59c49690-92cb-501a-b438-4b6fdb0b8b3b',
  component: 'themes_overview',
  headline: 'Themenwelten zur Hochzeit',
  occasion: 'hochzeit',
  pageSize: '12',
  sort: 'created',
};
