import { defineBlock, defineField } from '@storyblok/schema';
import {
  headlineEnglish,
  isHeadlineH1English,
  isHeadlineH1Field,
  requiredHeadlineField,
} from '../../fields/headline-field.ts';
import { image } from '../../fields/image-field.ts';
import { link } from '../../fields/link-field.ts';
import {
  shownFromEnglish,
  shownFromField,
  shownUntilEnglish,
  shownUntilField,
} from '../../fields/season-fields.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';

export const smallTeaserBlock = defineBlock({
  name: 'small_teaser',
  display_name: 'Kleiner Teaser',
  description: 'Bild mit Überschrift und Unterzeile, für Raster, Karussells und neben dem Hauptteaser.',
  folder: teasersFolder,
  preview_field: 'headline',
  fields: [
    defineField('image', {
      ...image,
      required: true,
      display_name: 'Bild',
      description: 'Ein Produkt, ganz zu sehen, auf ruhigem Grund.',
    }),
    requiredHeadlineField,
    defineField('subline', {
      ...line,
      display_name: 'Unterzeile',
      description: 'Zum Beispiel „Ab 1,49 € je Karte“.',
    }),
    defineField('url', {
      ...link,
      display_name: 'Ziel',
      description: 'Mit einem Ziel ist der ganze Teaser anklickbar.',
    }),
    defineField('imageBadge', {
      ...image,
      display_name: 'Plakette',
      description: 'Kleines Bild in der Ecke, quadratisch und mit durchsichtigem Grund.',
    }),
    isHeadlineH1Field,
    shownFromField,
    shownUntilField,
  ],
});

export const smallTeaserEnglish: EnglishOf<typeof smallTeaserBlock> = {
  name: 'Small teaser',
  description: 'Picture with headline and subline, for grids, carousels and beside the main teaser.',
  fields: {
    image: { name: 'Picture', description: 'One product, shown whole, on a calm ground.' },
    headline: headlineEnglish,
    subline: { name: 'Subline', description: 'For instance “From €1.49 a card”.' },
    url: { name: 'Target', description: 'With a target the whole teaser can be clicked.' },
    imageBadge: {
      name: 'Badge',
      description: 'A small picture in the corner, square and with a transparent ground.',
    },
    isHeadlineH1: isHeadlineH1English,
    shownFrom: shownFromEnglish,
    shownUntil: shownUntilEnglish,
  },
};

export const smallTeaserFacts: BlockFacts = { specifiedAs: 'teasers' };

export const smallTeaserExample: ExampleOf<typeof smallTeaserBlock> = {
  _uid: 'c50719fd-6f47-5082-ac06-075fd1d582bf',
  component: 'small_teaser',
  image: pictures.wedding,
  headline: 'Hochzeit',
  subline: 'Einladung, Menükarte, Dank',
  url: pages.wedding,
  isHeadlineH1: false,
};
