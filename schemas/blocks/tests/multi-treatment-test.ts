import { defineBlock, defineField } from '@storyblok/schema';
import { flagEnglish, flagField } from '../../fields/flag-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { pageContainerHeadlineBlock } from '../content/page-container-headline.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { testsFolder } from '../folders.ts';
import type { imageTeaserBlock } from '../teasers/image-teaser.ts';
import { type treatmentBlock, treatmentExample } from './treatment.ts';

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

export const multiTreatmentTestEnglish: EnglishOf<typeof multiTreatmentTestBlock> = {
  name: 'Test with several versions',
  description: 'Several versions of a section. A switch decides who sees which.',
  fields: {
    flag: flagEnglish,
    treatments: {
      name: 'Versions',
      description: 'One of them is called “control”: it is seen by all who take no part in the test.',
    },
  },
};

export const multiTreatmentTestFacts: BlockFacts = { specifiedAs: 'multi-treatment test', stands: 'pages' };

export const multiTreatmentTestExample: ExampleOf<
  typeof multiTreatmentTestBlock,
  typeof imageTeaserBlock | typeof pageContainerHeadlineBlock | typeof treatmentBlock
> = {
  _uid: 'bce5dfb9-a475-5b74-90fa-151ff303d1f3',
  component: 'multi_treatment_test',
  flag: 'hochzeit-einstieg',
  treatments: [
    treatmentExample,
    {
      _uid: 'ed019a0a-bc83-5720-b360-4dd89c578834',
      component: 'treatment',
      name: 'bildteaser',
      body: [
        {
          _uid: '3fd481ca-3c57-513b-b8ba-d33b93858d02',
          component: 'image_teaser',
          headline: 'Der erste Gruß zum großen Tag',
          image: pictures.wedding,
          buttonText: 'Einladungen entdecken',
          url: pages.wedding,
        },
      ],
    },
  ],
};
