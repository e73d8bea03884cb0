import { defineBlock, defineField } from '@storyblok/schema';
import { line, paragraph } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { contentFolder } from '../folders.ts';

export const quoteBlock = defineBlock({
  name: 'quote',
  display_name: 'Spruch',
  description: 'Ein Spruch oder Gedicht.',
  folder: contentFolder,
  preview_field: 'text',
  fields: [
    defineField('text', {
      ...paragraph,
      required: true,
      display_name: 'Spruch',
      description: 'Ohne Anführungszeichen, sie werden je nach Sprache ergänzt.',
    }),
    defineField('author', {
      ...line,
      max_length: 80,
      display_name: 'Von wem',
      description: 'Leer lassen, wenn der Spruch aus dem eigenen Haus stammt.',
    }),
  ],
});

export const quoteEnglish: EnglishOf<typeof quoteBlock> = {
  name: 'Saying',
  description: 'A saying or poem.',
  fields: {
    text: {
      name: 'Saying',
      description: 'Without quotation marks: they are added as each language has them.',
    },
    author: { name: 'By', description: 'Leave empty if the saying is our own.' },
  },
};

export const quoteFacts: BlockFacts = { specifiedAs: 'quotes category' };

export const quoteExample: ExampleOf<typeof quoteBlock> = {
  _uid: '5285d078-7e18-5daa-8227-bee3ed7f6a2e',
  component: 'quote',
  text: 'Nun aber bleiben Glaube, Hoffnung, Liebe, diese drei; aber die Liebe ist die größte unter ihnen.',
  author: '1. Korinther 13,13',
};
