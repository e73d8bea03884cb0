import { defineBlock, defineField } from '@storyblok/schema';
import { teasersFolder } from '../folders.ts';

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
      maximum: 2,
      display_name: 'Kleine Teaser',
      description: 'Höchstens zwei, am Desktop neben, am Telefon unter den Folien.',
    }),
  ],
});
