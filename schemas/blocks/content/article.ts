import { defineBlock, defineField } from '@storyblok/schema';
import {
  headlineEnglish,
  isHeadlineH1English,
  isHeadlineH1Field,
  requiredHeadlineField,
} from '../../fields/headline-field.ts';
import { image } from '../../fields/image-field.ts';
import { productsEnglish, productsField } from '../../fields/product-field.ts';
import { richTextWithBlocks } from '../../fields/rich-text-fields.ts';
import { line, paragraph, plainLine } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pictures } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';
import { contentSections } from '../sections.generated.ts';

export const articleBlock = defineBlock({
  name: 'article',
  display_name: 'Artikel',
  description:
    'Ein Beitrag des Magazins mit Autorin oder Autor, Datum und Lesezeit; daneben Produkte, die dazu passen. Die Übersicht des Magazins nennt ihn von selbst.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    defineField('topic', {
      ...line,
      max_length: 30,
      required: true,
      display_name: 'Thema',
      description: 'Zum Beispiel „Texte“. Die Übersicht ordnet danach: bei allen gleich schreiben.',
    }),
    requiredHeadlineField,
    isHeadlineH1Field,
    defineField('teaser', {
      ...paragraph,
      max_length: 240,
      required: true,
      display_name: 'Vorspann',
      description: 'Ein, zwei Sätze, worum es geht. Stehen auch in der Übersicht.',
    }),
    defineField('author', {
      ...plainLine,
      required: true,
      display_name: 'Autorin oder Autor',
      description: 'Vor- und Nachname.',
    }),
    defineField('publishedOn', {
      type: 'datetime',
      disable_time: true,
      required: true,
      display_name: 'Erschienen am',
      description: 'Steht unter dem Vorspann und ordnet die Übersicht, die neuesten zuerst.',
    }),
    defineField('image', {
      ...image,
      required: true,
      display_name: 'Bild',
      description: 'Steht über dem Text und in der Übersicht.',
    }),
    defineField('text', {
      ...richTextWithBlocks,
      allow: contentSections,
      required: true,
      display_name: 'Text',
      description: 'Zwischenüberschriften gliedern den Text. Die Lesezeit wird von selbst gezählt.',
    }),
    defineField('productsHeadline', {
      ...line,
      display_name: 'Überschrift der Produkte',
      description: 'Zum Beispiel „Passend dazu“.',
    }),
    productsField,
  ],
});

export const articleEnglish: EnglishOf<typeof articleBlock> = {
  name: 'Article',
  description:
    'A piece of the magazine with author, date and reading time; beside it products that suit it. The overview of the magazine names it by itself.',
  fields: {
    topic: {
      name: 'Topic',
      description: 'For instance “Wording”. The overview sorts by it: write it the same everywhere.',
    },
    headline: headlineEnglish,
    isHeadlineH1: isHeadlineH1English,
    teaser: {
      name: 'Lead',
      description: 'One or two sentences on what it is about. They stand in the overview, too.',
    },
    author: { name: 'Author', description: 'First and last name.' },
    publishedOn: {
      name: 'Published on',
      description: 'Stands below the lead and sorts the overview, the newest first.',
    },
    image: { name: 'Picture', description: 'Stands above the text and in the overview.' },
    text: {
      name: 'Text',
      description: 'Headings structure the text. The reading time is counted by itself.',
    },
    productsHeadline: { name: 'Headline of the products', description: 'For instance “Goes with it”.' },
    products: productsEnglish,
  },
};

export const articleFacts: BlockFacts = {
  specifiedAs: 'beyond the specification',
  stands: 'pages and tests',
};

export const articleExample: ExampleOf<typeof articleBlock> = {
  _uid: '3b0d7c1e-52d7-5a3f-9c0a-6c2f6d1e7a01',
  component: 'article',
  topic: 'Texte',
  headline: 'Einladungen, die Freude machen',
  isHeadlineH1: false,
  teaser:
    'Eine Einladung ist der erste Eindruck vom Fest. Was hineingehört, und was getrost wegbleiben darf.',
  author: 'Clara Vogt',
  publishedOn: '2026-11-12 00:00',
  image: pictures.wedding,
  text: paragraphs(
    'Ort, Tag und Uhrzeit gehören auf die erste Seite, alles Weitere darf nach innen. Wer bis zu einem Tag Antwort braucht, nennt ihn.',
  ),
  productsHeadline: 'Passend dazu',
  products: {
    plugin: 'blattwerk-product',
    version: 1,
    items: [
      { kind: 'card', id: '140101' },
      { kind: 'card', id: '142301' },
    ],
  },
};
