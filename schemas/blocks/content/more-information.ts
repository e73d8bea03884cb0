import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';
import { type moreInformationItemBlock, moreInformationItemExample } from './more-information-item.ts';

export const moreInformationBlock = defineBlock({
  name: 'more_information',
  display_name: 'Mehr erfahren',
  description: 'Mehrere Themen nebeneinander, jedes mit Titel, Text und auf Wunsch Bild und Link.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('items', {
      type: 'bloks',
      allow: ['more_information_item'],
      minimum: 1,
      maximum: 12,
      required: true,
      display_name: 'Themen',
      description: 'Zwei bis vier wirken am ruhigsten.',
    }),
  ],
});

export const moreInformationEnglish: EnglishOf<typeof moreInformationBlock> = {
  name: 'Find out more',
  description: 'Several topics side by side, each with title and text, and a picture and link if you like.',
  fields: {
    headline: headlineEnglish,
    items: { name: 'Topics', description: 'Two to four look calmest.' },
  },
};

export const moreInformationFacts: BlockFacts = {
  specifiedAs: 'more-information blocks',
  stands: 'pages, tests and texts',
};

export const moreInformationExample: ExampleOf<typeof moreInformationBlock, typeof moreInformationItemBlock> =
  {
    _uid: '432a1ce2-6fb5-5aff-8532-d183a07436ef',
    component: 'more_information',
    headline: 'Gut zu wissen',
    items: [
      moreInformationItemExample,
      {
        _uid: 'd666f789-c740-504f-a4f0-65ba3e509f1c',
        component: 'more_information_item',
        title: 'Kostenlose Musterkarten',
        text: paragraphs(
          'Bis zu drei Karten lassen sich vorab bestellen, um Papier und Farben in Ruhe zu prüfen.',
        ),
        link: pages.samples,
      },
      {
        _uid: '6eca56b4-84d5-5993-b913-d795c13b9131',
        component: 'more_information_item',
        title: 'Versand und Lieferzeiten',
        text: paragraphs('Standard in zwei bis vier Werktagen, auf Wunsch mit Express am nächsten Tag.'),
        link: pages.shipping,
      },
    ],
  };
