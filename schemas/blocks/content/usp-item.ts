import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '../../fields/link-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';

export const uspItemBlock = defineBlock({
  name: 'usp_item',
  display_name: 'Vorteil',
  description: 'Ein Vorteil in wenigen Worten, auf Wunsch mit Erklärung.',
  folder: contentFolder,
  preview_field: 'title',
  fields: [
    defineField('title', {
      ...line,
      max_length: 50,
      required: true,
      display_name: 'Vorteil',
      description: 'Zum Beispiel „Bis zu 3 Musterkarten gratis“.',
    }),
    defineField('text', {
      ...richText,
      display_name: 'Erklärung',
      description:
        'Öffnet sich beim Klick in einem Fenster. Ohne Text bleibt der Vorteil ein einfacher Satz.',
    }),
    defineField('url', {
      ...link,
      display_name: 'Link',
      description: 'Steht im Fenster unter der Erklärung. Ohne Erklärung führt der Klick direkt dorthin.',
    }),
  ],
});

export const uspItemEnglish: EnglishOf<typeof uspItemBlock> = {
  name: 'Benefit',
  description: 'A benefit in a few words, with an explanation if you like.',
  fields: {
    title: { name: 'Benefit', description: 'For instance “Up to 3 free samples”.' },
    text: {
      name: 'Explanation',
      description: 'Opens in a window on a click. Without a text the benefit stays a plain sentence.',
    },
    url: {
      name: 'Link',
      description: 'Stands in the window below the explanation. Without one, the click leads straight there.',
    },
  },
};

export const uspItemFacts: BlockFacts = { specifiedAs: 'USP bar' };

export const uspItemExample: ExampleOf<typeof uspItemBlock> = {
  _uid: 'dd15c90d-1578-5b12-be2f-bbae6f714e45',
  component: 'usp_item',
  title: '3 Musterkarten kostenlos',
  text: paragraphs(
    'Papier will gefühlt werden. Deshalb kommen bis zu drei Musterkarten kostenlos nach Hause, jede weitere kostet 1,90 €.',
  ),
  url: pages.samples,
};
