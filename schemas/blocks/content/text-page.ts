import { defineBlock, defineField } from '@storyblok/schema';
import {
  headlineEnglish,
  headlineField,
  isHeadlineH1English,
  isHeadlineH1Field,
} from '../../fields/headline-field.ts';
import { richTextWithBlocks } from '../../fields/rich-text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { listItem, paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';
import { contentSections } from '../sections.generated.ts';
import type { infoTextBlock } from './info-text.ts';

export const textPageBlock = defineBlock({
  name: 'text_page',
  display_name: 'Textseite',
  description: 'Langer Text in einer gut lesbaren Spalte, etwa für Impressum, Magazin oder Ratgeber.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    isHeadlineH1Field,
    defineField('text', {
      ...richTextWithBlocks,
      allow: contentSections,
      required: true,
      display_name: 'Text',
      description: 'Zwischenüberschriften gliedern den Text. Über „+“ lassen sich Bausteine einfügen.',
    }),
  ],
});

export const textPageEnglish: EnglishOf<typeof textPageBlock> = {
  name: 'Text page',
  description: 'A long text in a column that reads well, for legal notices, magazine or guides.',
  fields: {
    headline: headlineEnglish,
    isHeadlineH1: isHeadlineH1English,
    text: {
      name: 'Text',
      description: 'Headings structure the text. “+” puts blocks between its paragraphs.',
    },
  },
};

export const textPageFacts: BlockFacts = { specifiedAs: 'text page', stands: 'pages and tests' };

export const textPageExample: ExampleOf<typeof textPageBlock, typeof infoTextBlock> = {
  _uid: 'badb6800-7c83-54f6-99f3-57da54115001',
  component: 'text_page',
  headline: 'Einladungen, die Freude machen',
  isHeadlineH1: false,
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Eine Einladung ist der erste Eindruck vom Fest. ' },
          {
            type: 'text',
            text: 'Ort, Tag und Uhrzeit gehören auf die erste Seite',
            marks: [{ type: 'bold' }],
          },
          { type: 'text', text: ', alles Weitere darf nach innen.' },
        ],
      },
      {
        type: 'heading',
        attrs: { level: 2, textAlign: null },
        content: [{ type: 'text', text: 'Was nicht fehlen darf' }],
      },
      {
        type: 'bullet_list',
        content: [
          listItem('Namen der Gastgeber'),
          listItem('Datum, Uhrzeit und Ort, am besten mit Anfahrt'),
          listItem('Bis wann und wie geantwortet werden soll'),
        ],
      },
      {
        type: 'blok',
        attrs: {
          id: 'd154d44e-ea72-5eed-b89c-0ca8613f3624',
          body: [
            {
              _uid: '9ec1f143-c368-520c-a049-57306e0f9abd',
              component: 'info_text',
              headline: 'Erst fühlen, dann entscheiden',
              text: paragraphs('Bis zu drei Musterkarten kommen kostenlos nach Hause.'),
              variant: 'panel',
            },
          ],
        },
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Wann die Karten ankommen, steht unter ' },
          {
            type: 'text',
            text: 'Versand und Lieferzeiten',
            marks: [
              {
                type: 'link',
                attrs: {
                  href: '/blattwerk/service/versand',
                  uuid: pages.shipping.id,
                  anchor: null,
                  target: '_self',
                  linktype: 'story',
                },
              },
            ],
          },
          { type: 'text', text: '.' },
        ],
      },
    ],
  },
};
