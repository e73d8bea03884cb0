import { defineBlock, defineField } from '@storyblok/schema';
import { flagEnglish, flagField } from '../../fields/flag-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { infoTextBlock } from '../content/info-text.ts';
import type { uspBarBlock } from '../content/usp-bar.ts';
import type { uspItemBlock } from '../content/usp-item.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { testsFolder } from '../folders.ts';
import { sections } from '../sections.generated.ts';

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

export const abTestEnglish: EnglishOf<typeof abTestBlock> = {
  name: 'A/B test',
  description: 'Two versions of a section. A switch decides who sees which.',
  fields: {
    flag: flagEnglish,
    control: {
      name: 'Present version',
      description: 'Seen by all who take no part in the test, and by search engines.',
    },
    treatment: {
      name: 'New version',
      description: 'Leave empty to test whether the section may be missing.',
    },
  },
};

export const abTestFacts: BlockFacts = { specifiedAs: 'A/B test', stands: 'pages' };

export const abTestExample: ExampleOf<
  typeof abTestBlock,
  typeof infoTextBlock | typeof uspBarBlock | typeof uspItemBlock
> = {
  _uid: '8fc30ec1-5d11-5a38-8337-16f7e7b8ab44',
  component: 'ab_test',
  flag: 'startseite-vorteile',
  control: [
    {
      _uid: '3602f55c-fb49-5b6d-8a11-6fc17922eb90',
      component: 'usp_bar',
      items: [
        {
          _uid: '6e516ca3-235a-54aa-9e05-67c0dab76bcc',
          component: 'usp_item',
          title: '3 Musterkarten kostenlos',
          url: pages.samples,
        },
      ],
    },
  ],
  treatment: [
    {
      _uid: '56a1e225-db13-5248-afd8-90a0fb19c5e9',
      component: 'info_text',
      headline: 'Erst fühlen, dann bestellen',
      text: paragraphs('Bis zu drei Musterkarten kommen kostenlos nach Hause.'),
      variant: 'panel',
    },
  ],
};
