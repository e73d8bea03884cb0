import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices } from '../../fields/choice-field.ts';
import { image } from '../../fields/image-field.ts';
import { plainLine } from '../../fields/text-fields.ts';
import { type AspectRatio, aspectRatioLabels } from '../../shop/sizes/aspect-ratios.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';

export const responsiveImageBlock = defineBlock({
  name: 'responsive_image',
  display_name: 'Bild je Bildschirm',
  description: 'Ein Bild und die Bildschirme, auf denen es erscheint.',
  folder: teasersFolder,
  preview_field: 'image',
  fields: [
    defineField('image', {
      ...image,
      required: true,
      display_name: 'Bild',
      description: 'Alternativtext nicht vergessen: Er beschreibt, was zu sehen ist.',
    }),
    defineField('aspectRatio', {
      ...choice,
      options: choices(aspectRatioLabels),
      default_value: '59:22',
      display_name: 'Seitenverhältnis',
      description: 'Auf dieses Maß wird das Bild beschnitten, der Fokuspunkt bleibt im Bild.',
    }),
    defineField('media', {
      ...choice,
      options: choices({ all: 'Überall', desktop: 'Nur Desktop', mobile: 'Nur Telefon und Tablet' }),
      default_value: 'all',
      display_name: 'Bildschirme',
      description: 'Ein Bild nur für den Desktop braucht ein zweites für das Telefon.',
    }),
    defineField('sizes', {
      ...plainLine,
      display_name: 'Breite im Layout',
      description:
        'Für Fachleute: sizes-Angabe wie „(min-width: 900px) 50vw, 100vw“. Leer lassen ist fast immer richtig.',
    }),
  ],
});

export const responsiveImageEnglish: EnglishOf<typeof responsiveImageBlock> = {
  name: 'Picture by screen',
  description: 'A picture and the screens it appears on.',
  fields: {
    image: {
      name: 'Picture',
      description: 'Do not forget the alternative text: it describes what there is to see.',
    },
    aspectRatio: {
      name: 'Aspect ratio',
      description: 'The picture is cropped to this shape; the focal point stays in it.',
      options: {
        '59:22': 'Main teaser on desktops (59:22)',
        '150:157': 'Main teaser on phones and tablets (150:157)',
        '20:19': 'Small teaser (20:19)',
        '254:275': 'Tile (254:275)',
        '960:470': 'Wide (960:470)',
        '300:235': 'Landscape (300:235)',
        '391:390': 'Nearly square (391:390)',
        '302:220': 'Landscape, flat (302:220)',
        '1:1': 'Square, badge (1:1)',
      } satisfies Record<AspectRatio, string>,
    },
    media: {
      name: 'Screens',
      description: 'A picture for desktops only needs a second one for phones.',
      options: { all: 'Everywhere', desktop: 'Desktops only', mobile: 'Phones and tablets only' },
    },
    sizes: {
      name: 'Width in the layout',
      description:
        'For experts: a sizes value such as “(min-width: 900px) 50vw, 100vw”. Leaving it empty is nearly always right.',
    },
  },
};

export const responsiveImageFacts: BlockFacts = { specifiedAs: 'MainTeaser' };

export const responsiveImageExample: ExampleOf<typeof responsiveImageBlock> = {
  _uid: '6e100e9a-bf4f-557b-b28f-ccb2fe561de2',
  component: 'responsive_image',
  image: pictures.wedding,
  aspectRatio: '59:22',
  media: 'desktop',
  sizes: '(min-width: 1300px) 1240px, 100vw',
};
