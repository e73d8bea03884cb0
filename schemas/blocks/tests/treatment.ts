import { defineBlock, defineField } from '@storyblok/schema';
import { plainLine } from '../../fields/text-fields.ts';
import { testsFolder } from '../folders.ts';
import { sections } from '../section-blocks.ts';

export const treatmentBlock = defineBlock({
  name: 'treatment',
  display_name: 'Fassung',
  description: 'Eine Fassung eines Tests mit mehreren Fassungen.',
  folder: testsFolder,
  preview_field: 'name',
  fields: [
    defineField('name', {
      ...plainLine,
      max_length: 50,
      required: true,
      display_name: 'Name',
      description: 'Genau wie im Schalter hinterlegt, zum Beispiel „control“ oder „variante-a“.',
    }),
    defineField('body', {
      type: 'bloks',
      allow: sections,
      minimum: 1,
      maximum: 12,
      required: true,
      display_name: 'Abschnitte',
      description: 'Was diese Fassung zeigt.',
    }),
  ],
});
