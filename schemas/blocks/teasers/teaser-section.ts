import { defineBlock, defineField } from '@storyblok/schema';
import { colour, colourHelp, colourHelpEnglish } from '../../fields/colour-field.ts';
import { image } from '../../fields/image-field.ts';
import { link } from '../../fields/link-field.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { line, paragraph } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';

export const teaserSectionBlock = defineBlock({
  name: 'teaser_section',
  display_name: 'Feld einer dreiteiligen Folie',
  description: 'Bild, Titel und kurzer Text.',
  folder: teasersFolder,
  preview_field: 'title',
  fields: [
    defineField('title', {
      ...line,
      max_length: 60,
      required: true,
      display_name: 'Titel',
      description: 'Zwei bis vier Wörter.',
    }),
    defineField('text', {
      ...paragraph,
      max_length: 160,
      display_name: 'Text',
      description: 'Höchstens ein Satz.',
    }),
    defineField('image', {
      ...image,
      required: true,
      display_name: 'Bild',
      description: 'Hochformat, das Wichtige in der Mitte.',
    }),
    defineField('url', { ...link, display_name: 'Ziel', description: 'Das ganze Feld führt dorthin.' }),
    appearanceTab(['backgroundColor', 'textColor']),
    defineField('backgroundColor', {
      ...colour,
      display_name: 'Hintergrund',
      description: `Farbe der Textfläche. ${colourHelp}`,
    }),
    defineField('textColor', {
      ...colour,
      display_name: 'Textfarbe',
      description: `Gut lesbar auf dem Hintergrund. ${colourHelp}`,
    }),
  ],
});

export const teaserSectionEnglish: EnglishOf<typeof teaserSectionBlock> = {
  name: 'Panel of a three-part slide',
  description: 'Picture, title and short text.',
  fields: {
    title: { name: 'Title', description: 'Two to four words.' },
    text: { name: 'Text', description: 'One sentence at most.' },
    image: { name: 'Picture', description: 'Upright, what matters in the middle.' },
    url: { name: 'Target', description: 'The whole panel leads there.' },
    backgroundColor: { name: 'Background', description: `Colour of the text panel. ${colourHelpEnglish}` },
    textColor: { name: 'Text colour', description: `Easy to read on the background. ${colourHelpEnglish}` },
  },
};

export const teaserSectionFacts: BlockFacts = { specifiedAs: 'MainTeaser' };

export const teaserSectionExample: ExampleOf<typeof teaserSectionBlock> = {
  _uid: '0cd5c3d5-c58d-520e-82b2-f79fdb15392f',
  component: 'teaser_section',
  title: 'Hochzeit',
  text: 'Von der Save-the-Date-Karte bis zum Dank.',
  image: pictures.wedding,
  url: pages.wedding,
  backgroundColor: '#eed5c9',
  textColor: '#262522',
};
