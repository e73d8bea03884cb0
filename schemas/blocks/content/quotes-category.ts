import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { line, paragraph } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { contentFolder } from '../folders.ts';
import { type quoteBlock, quoteExample } from './quote.ts';

export const quotesCategoryBlock = defineBlock({
  name: 'quotes_category',
  display_name: 'Sprüche und Texte',
  description: 'Sammlung von Sprüchen zu einem Anlass, die sich in die eigene Karte übernehmen lassen.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('category', {
      ...line,
      max_length: 60,
      display_name: 'Anlass',
      description: 'Steht klein über der Überschrift, zum Beispiel „Hochzeit“.',
    }),
    defineField('intro', {
      ...paragraph,
      display_name: 'Einleitung',
      description: 'Ein, zwei Sätze vor dem ersten Spruch.',
    }),
    defineField('items', {
      type: 'bloks',
      allow: ['quote'],
      minimum: 1,
      maximum: 60,
      required: true,
      display_name: 'Sprüche',
      description: 'Die schönsten zuerst.',
    }),
  ],
});

export const quotesCategoryEnglish: EnglishOf<typeof quotesCategoryBlock> = {
  name: 'Sayings and texts',
  description: 'A collection of sayings for an occasion, which shoppers can take over into their card.',
  fields: {
    headline: headlineEnglish,
    category: { name: 'Occasion', description: 'Stands small above the headline, for instance “Wedding”.' },
    intro: { name: 'Intro', description: 'A sentence or two before the first saying.' },
    items: { name: 'Sayings', description: 'The finest first.' },
  },
};

export const quotesCategoryFacts: BlockFacts = {
  specifiedAs: 'quotes category',
  stands: 'pages, tests and texts',
};

export const quotesCategoryExample: ExampleOf<typeof quotesCategoryBlock, typeof quoteBlock> = {
  _uid: '2a858bdd-75e1-5684-8256-2d5951dc0a51',
  component: 'quotes_category',
  headline: 'Sprüche zur Hochzeit',
  category: 'Hochzeit',
  intro: 'Für die erste Seite der Einladung, die Rückseite der Menükarte oder den Dank danach.',
  items: [
    quoteExample,
    {
      _uid: 'f37dbdc9-b7df-571f-9448-3a738af35255',
      component: 'quote',
      text: 'Es muss von Herzen kommen, was auf Herzen wirken soll.',
      author: 'Johann Wolfgang von Goethe',
    },
    {
      _uid: '8518a017-4a95-5f25-b6ab-fc87fc3d9210',
      component: 'quote',
      text: 'Zwei Wege, ein Ziel. Wir gehen ab jetzt gemeinsam.',
    },
  ],
};
