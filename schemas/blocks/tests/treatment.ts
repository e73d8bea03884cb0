import { defineBlock, defineField } from '@storyblok/schema';
import { plainLine } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { pageContainerHeadlineBlock } from '../content/page-container-headline.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { testsFolder } from '../folders.ts';
import { sections } from '../sections.generated.ts';

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

export const treatmentEnglish: EnglishOf<typeof treatmentBlock> = {
  name: 'Version',
  description: 'One version of a test with several.',
  fields: {
    name: {
      name: 'Name',
      description: 'Exactly as the switch has it, for instance “control” or “variante-a”.',
    },
    body: { name: 'Sections', description: 'What this version shows.' },
  },
};

export const treatmentFacts: BlockFacts = { specifiedAs: 'multi-treatment test' };

export const treatmentExample: ExampleOf<typeof treatmentBlock, typeof pageContainerHeadlineBlock> = {
  _uid: '9561e8ca-5ff5-5ee1-af17-216ab073664d',
  component: 'treatment',
  name: 'control',
  body: [
    {
      _uid: '092b1459-1544-5469-a236-600d41bf818f',
      component: 'page_container_headline',
      headline: 'Der erste Gruß zum großen Tag',
      headlineType: 'h2',
      subline: 'Einladungen, die Lust auf das Fest machen.',
    },
  ],
};
