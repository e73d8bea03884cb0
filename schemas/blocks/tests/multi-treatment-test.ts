import { defineBlock, defineField } from '@storyblok/schema';
import { flagField } from '../../fields/flag-field.ts';
import { testsFolder } from '../folders.ts';

export const multiTreatmentTestBlock = defineBlock({
  name: 'multi_treatment_test',
  display_name: 'Test mit mehreren Fassungen',
  description: 'Mehrere Fassungen eines Abschnitts. Ein Schalter entscheidet, wer welche sieht.',
  folder: testsFolder,
  preview_field: 'flag',
  fields: [
    flagField,
    defineField('treatments', {
      type: 'bloks',
      allow: ['treatment'],
      minimum: 2,
      maximum: 6,
      required: true,
      display_name: 'Fassungen',
      description: 'Eine davon heißt „control“: Sie sehen alle, die nicht am Test teilnehmen.',
    }),
  ],
});
