import { defineBlock, defineField } from '@storyblok/schema';
import { flagField } from '../../fields/flag-field.ts';
import { testsFolder } from '../folders.ts';
import { sections } from '../section-blocks.ts';

export const abTestBlock = defineBlock({
  name: 'ab_test',
  display_name: 'A/B-Test',
  description: 'Zwei Fassungen eines Abschnitts. Ein Schalter entscheidet, wer welche sieht.',
  folder: testsFolder,
  preview_field: 'flag',
  fields: [
    flagField,
    defineField('control', {
      type: 'bloks',
      allow: sections,
      minimum: 1,
      maximum: 12,
      required: true,
      display_name: 'Bisherige Fassung',
      description: 'Sehen alle, die nicht am Test teilnehmen, auch Suchmaschinen.',
    }),
    defineField('treatment', {
      type: 'bloks',
      allow: sections,
      maximum: 12,
      display_name: 'Neue Fassung',
      description: 'Leer lassen, um zu testen, ob der Abschnitt fehlen darf.',
    }),
  ],
});
