import { defineBlock, defineField } from '@storyblok/schema';
import { choices, manyChoices } from '../../fields/choice-field.ts';
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
import { printPaperLabels } from '../../shop/photo-products/print-papers.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { overviewsFolder } from '../folders.ts';

export const photoPrintOverviewBlock = defineBlock({
  name: 'photo_print_overview',
  display_name: 'Fotoabzug-Übersicht',
  description: 'Alle Fotoabzüge mit Filtern und Sortierung.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    introField,
    defineField('papers', {
      ...manyChoices,
      options: choices(printPaperLabels),
      display_name: 'Papiere',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});

export const photoPrintOverviewEnglish: EnglishOf<typeof photoPrintOverviewBlock> = {
  name: 'Photo print listing',
  description: 'All photo prints with filters and sorting.',
  fields: {
    headline: headlineEnglish,
    intro: introEnglish,
    papers: {
      name: 'Papers',
      description: 'Show these only. All unless chosen.',
      options: inEnglish(printPaperLabels),
    },
    pageSize: pageSizeEnglish,
    sort: sortEnglish,
  },
};

export const photoPrintOverviewFacts: BlockFacts = {
  specifiedAs: 'photo print overview',
  stands: 'pages and tests',
};

export const photoPrintOverviewExample: ExampleOf<typeof photoPrintOverviewBlock> = {
  _uid: '1bd60f44-d52e-5ee7-95d2-b21aac818304',
  component: 'photo_print_overview',
  headline: 'Fotoabzüge',
  intro: paragraphs(
    'Die schönsten Bilder auf mattem Fotopapier oder auf Hahnemühle, in allen gängigen Größen.',
  ),
  papers: ['fotopapier-matt', 'hahnemuehle'],
  pageSize: '12',
  sort: 'popularity',
};
