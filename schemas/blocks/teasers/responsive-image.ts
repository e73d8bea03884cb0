import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices } from '../../fields/choice-field.ts';
import { image } from '../../fields/image-field.ts';
import { plainLine } from '../../fields/text-fields.ts';
import { aspectRatioLabels } from '../../shop/sizes/aspect-ratios.ts';
import type { BlockFacts } from '../block-facts.ts';
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

export const responsiveImageFacts: BlockFacts = { specifiedAs: 'MainTeaser' };

export const responsiveImageExample: ExampleOf<typeof responsiveImageBlock> = {
  _uid: '6e100e9a-bf4f-557b-b28f-ccb2fe561de2',
  component: 'responsive_image',
  image: pictures.wedding,
  aspectRatio: '59:22',
  media: 'desktop',
  sizes: '(min-width: 1300px) 1240px, 100vw',
};
