import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices } from '../../fields/choice-field.ts';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { image } from '../../fields/image-field.ts';
import { link } from '../../fields/link-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { teasersFolder } from '../folders.ts';

export const imageTeaserBlock = defineBlock({
  name: 'image_teaser',
  display_name: 'Bild mit Text',
  description: 'Ein großes Bild, daneben Überschrift, Text und eine Schaltfläche.',
  folder: teasersFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('text', { ...richText, display_name: 'Text', description: 'Zwei bis vier Sätze.' }),
    defineField('image', {
      ...image,
      required: true,
      display_name: 'Bild',
      description: 'Nimmt am Desktop die halbe Breite ein.',
    }),
    defineField('buttonText', {
      ...line,
      max_length: 40,
      display_name: 'Text der Schaltfläche',
      description: 'Erscheint nur mit einem Ziel, zum Beispiel „Papiere vergleichen“.',
    }),
    defineField('url', { ...link, display_name: 'Ziel', description: 'Dorthin führt die Schaltfläche.' }),
    appearanceTab(['imagePosition', 'variant']),
    defineField('imagePosition', {
      ...choice,
      options: choices({ left: 'Bild links', right: 'Bild rechts' }),
      default_value: 'left',
      display_name: 'Anordnung',
      description: 'Bei mehreren hintereinander abwechseln. Am Telefon steht das Bild immer oben.',
    }),
    defineField('variant', {
      ...choice,
      options: choices({ plain: 'Ohne Fläche', panel: 'Auf ruhiger Fläche' }),
      default_value: 'plain',
      display_name: 'Darstellung',
      description: 'Die Fläche trennt den Teaser von seiner Umgebung.',
    }),
  ],
});

export const imageTeaserEnglish: EnglishOf<typeof imageTeaserBlock> = {
  name: 'Picture with text',
  description: 'A large picture, beside it headline, text and a button.',
  fields: {
    headline: headlineEnglish,
    text: { name: 'Text', description: 'Two to four sentences.' },
    image: { name: 'Picture', description: 'Takes half the width on desktops.' },
    buttonText: {
      name: 'Button text',
      description: 'Appears only with a target, for instance “Compare papers”.',
    },
    url: { name: 'Target', description: 'Where the button leads.' },
    imagePosition: {
      name: 'Arrangement',
      description: 'Alternate when several follow each other. On phones the picture always comes first.',
      options: { left: 'Picture on the left', right: 'Picture on the right' },
    },
    variant: {
      name: 'Look',
      description: 'The panel sets the teaser apart from what is around it.',
      options: { plain: 'Without a panel', panel: 'On a calm panel' },
    },
  },
};

export const imageTeaserFacts: BlockFacts = { specifiedAs: 'teasers', stands: 'pages and tests' };

export const imageTeaserExample: ExampleOf<typeof imageTeaserBlock> = {
  _uid: '611d4a1a-401d-5186-b050-03997c3743ea',
  component: 'image_teaser',
  headline: 'Papier, das man fühlt',
  text: paragraphs(
    'Zehn Papiere, vom glatten Feinstpapier bis zur rauen Büttenoptik. Welches das richtige ist, entscheiden am besten die Fingerspitzen.',
  ),
  image: pictures.wedding,
  imagePosition: 'left',
  buttonText: 'Papiere vergleichen',
  url: pages.papers,
  variant: 'panel',
};
