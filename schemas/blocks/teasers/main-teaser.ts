import { defineBlock, defineField } from '@storyblok/schema';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';
import type { responsiveImageBlock } from './responsive-image.ts';
import type { smallTeaserBlock } from './small-teaser.ts';
import type { teaserSectionBlock } from './teaser-section.ts';
import { type teaserSlideBlock, teaserSlideExample } from './teaser-slide.ts';
import { type threeSectionSlideBlock, threeSectionSlideExample } from './three-section-slide.ts';

export const mainTeaserBlock = defineBlock({
  name: 'main_teaser',
  display_name: 'Hauptteaser',
  description:
    'Die große Bühne oben auf der Seite: eine Folie oder mehrere zum Blättern, daneben kleine Teaser.',
  folder: teasersFolder,
  fields: [
    defineField('teaser', {
      type: 'bloks',
      allow: ['teaser_slide'],
      maximum: 8,
      display_name: 'Folien',
      description: 'Eine einzelne Folie steht still, ab zwei wird geblättert.',
    }),
    defineField('threeSectionMainTeaserSlides', {
      type: 'bloks',
      allow: ['three_section_slide'],
      maximum: 4,
      display_name: 'Dreiteilige Folien',
      description: 'Folien mit drei Bildern nebeneinander. Sie folgen auf die Folien darüber.',
    }),
    defineField('smallTeaser', {
      type: 'bloks',
      allow: ['small_teaser'],
      maximum: 6,
      display_name: 'Kleine Teaser',
      description:
        'Zwei zugleich, am Desktop neben, am Telefon unter den Folien. Weitere kommen, wenn ihre Saison beginnt.',
    }),
  ],
});

export const mainTeaserEnglish: EnglishOf<typeof mainTeaserBlock> = {
  name: 'Main teaser',
  description:
    'The big stage at the top of the page: one slide or several to leaf through, small teasers beside them.',
  fields: {
    teaser: {
      name: 'Slides',
      description: 'A single slide stands still; two or more can be leafed through.',
    },
    threeSectionMainTeaserSlides: {
      name: 'Three-part slides',
      description: 'Slides with three pictures side by side. They follow the slides above.',
    },
    smallTeaser: {
      name: 'Small teasers',
      description:
        'Two at a time, beside the slides on desktops, below them on phones. Further ones come when their season begins.',
    },
  },
};

export const mainTeaserFacts: BlockFacts = { specifiedAs: 'MainTeaser', stands: 'pages and tests' };

export const mainTeaserExample: ExampleOf<
  typeof mainTeaserBlock,
  | typeof responsiveImageBlock
  | typeof smallTeaserBlock
  | typeof teaserSectionBlock
  | typeof teaserSlideBlock
  | typeof threeSectionSlideBlock
> = {
  _uid: '75a80996-c4b6-5c63-bb8b-efefaf90c9d7',
  component: 'main_teaser',
  teaser: [
    teaserSlideExample,
    {
      _uid: '63e9304c-1a1d-5d57-8d4a-d26bc8fab58b',
      component: 'teaser_slide',
      title: 'Willkommen, kleines Glück',
      text: 'Geburtskarten mit Foto, Fußabdruck und dem ersten Namen in Schönschrift.',
      buttonText: 'Geburtskarten entdecken',
      isButtonVisible: true,
      control: 'Geburt',
      url: pages.birth,
      responsiveImages: [
        {
          _uid: 'beda74c5-ffe1-53dc-b9b0-9f9ee9a3e638',
          component: 'responsive_image',
          image: pictures.birth,
          aspectRatio: '59:22',
          media: 'desktop',
        },
        {
          _uid: 'e531d883-9b2b-5a1f-a269-730c179c8e2e',
          component: 'responsive_image',
          image: pictures.birth,
          aspectRatio: '150:157',
          media: 'mobile',
        },
      ],
      isImagePositionRight: true,
      isNewTeaser: true,
      backgroundColor: '#f3ede3',
      textColor: '#262522',
    },
  ],
  threeSectionMainTeaserSlides: [threeSectionSlideExample],
  smallTeaser: [
    {
      _uid: '8cdd6668-caaa-546b-a870-18fc49984313',
      component: 'small_teaser',
      image: pictures.christmas,
      headline: 'Weihnachtskarten',
      subline: 'Tannengrün, Weinrot und ein Hauch Gold',
      url: pages.christmas,
    },
  ],
};
