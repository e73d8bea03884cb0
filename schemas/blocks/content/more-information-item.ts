import { defineBlock, defineField } from '@storyblok/schema';
import { image } from '../../fields/image-field.ts';
import { link } from '../../fields/link-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';

export const moreInformationItemBlock = defineBlock({
  name: 'more_information_item',
  display_name: 'Thema',
  description: 'Ein Thema in „Mehr erfahren“.',
  folder: contentFolder,
  preview_field: 'title',
  fields: [
    defineField('title', {
      ...line,
      max_length: 80,
      required: true,
      display_name: 'Titel',
      description: 'Zum Beispiel „Papiere und Veredelung“.',
    }),
    defineField('text', {
      ...richText,
      required: true,
      display_name: 'Text',
      description: 'Zwei bis fünf Sätze.',
    }),
    defineField('image', { ...image, display_name: 'Bild', description: 'Steht über dem Titel.' }),
    defineField('link', { ...link, display_name: 'Link', description: 'Führt zur ausführlichen Seite.' }),
  ],
});

export const moreInformationItemEnglish: EnglishOf<typeof moreInformationItemBlock> = {
  name: 'Topic',
  description: 'A topic of “Find out more”.',
  fields: {
    title: { name: 'Title', description: 'For instance “Papers and finishes”.' },
    text: { name: 'Text', description: 'Two to five sentences.' },
    image: { name: 'Picture', description: 'Stands above the title.' },
    link: { name: 'Link', description: 'Leads to the page with all the details.' },
  },
};

export const moreInformationItemFacts: BlockFacts = { specifiedAs: 'more-information blocks' };

export const moreInformationItemExample: ExampleOf<typeof moreInformationItemBlock> = {
  _uid: '0fcbf9c7-6ebc-54d3-b016-56a45bd882e2',
  component: 'more_information_item',
  title: 'Papiere und Veredelung',
  text: paragraphs(
    'Feinstpapier, Naturpapier, Büttenoptik: Jedes Papier trägt die Farben anders. Gold, Silber und Roségold werden als Folie aufgebracht und glänzen im Licht.',
  ),
  image: pictures.wedding,
  link: pages.papers,
};
