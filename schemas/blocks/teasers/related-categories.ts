import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices } from '../../fields/choice-field.ts';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';
import type { smallTeaserBlock } from './small-teaser.ts';

export const relatedCategoriesBlock = defineBlock({
  name: 'related_categories',
  display_name: 'Verwandte Kategorien',
  description: 'Wege zu ähnlichen Seiten, als Karussell oder als Raster.',
  folder: teasersFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('items', {
      type: 'bloks',
      allow: ['small_teaser'],
      minimum: 2,
      maximum: 16,
      required: true,
      display_name: 'Kategorien',
      description: 'Vier bis acht sind eine gute Auswahl.',
    }),
    appearanceTab(['display']),
    defineField('display', {
      ...choice,
      options: choices({ carousel: 'Karussell', grid: 'Raster' }),
      default_value: 'carousel',
      display_name: 'Anordnung',
      description: 'Das Raster zeigt alle auf einmal, das Karussell spart Höhe.',
    }),
  ],
});

export const relatedCategoriesEnglish: EnglishOf<typeof relatedCategoriesBlock> = {
  name: 'Related categories',
  description: 'Ways to similar pages, as a carousel or a grid.',
  fields: {
    headline: headlineEnglish,
    items: { name: 'Categories', description: 'Four to eight are a good choice.' },
    display: {
      name: 'Arrangement',
      description: 'The grid shows all at once, the carousel saves height.',
      options: { carousel: 'Carousel', grid: 'Grid' },
    },
  },
};

export const relatedCategoriesFacts: BlockFacts = {
  specifiedAs: 'related categories carousel or grid',
  stands: 'pages and tests',
};

export const relatedCategoriesExample: ExampleOf<typeof relatedCategoriesBlock, typeof smallTeaserBlock> = {
  _uid: '98deb5f5-f46d-5520-87d2-0170fe2f2cb9',
  component: 'related_categories',
  headline: 'Passt dazu',
  display: 'carousel',
  items: [
    {
      _uid: '3fe3a779-afa8-5d29-b61d-0bc26b2ad3f4',
      component: 'small_teaser',
      image: pictures.birth,
      headline: 'Geburtskarten',
      url: pages.birth,
    },
    {
      _uid: 'afbca896-0ed9-543e-9fe7-3c0e5f51b88b',
      component: 'small_teaser',
      image: pictures.christmas,
      headline: 'Weihnachtskarten',
      url: pages.christmas,
    },
  ],
};
