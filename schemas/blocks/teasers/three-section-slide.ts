import { defineBlock, defineField } from '@storyblok/schema';
import { colour, colourHelp } from '../../fields/colour-field.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { line } from '../../fields/text-fields.ts';
import { teasersFolder } from '../folders.ts';

export const threeSectionSlideBlock = defineBlock({
  name: 'three_section_slide',
  display_name: 'Dreiteilige Folie',
  description: 'Eine Folie des Hauptteasers mit genau drei Bildern nebeneinander.',
  folder: teasersFolder,
  preview_field: 'control',
  fields: [
    defineField('sections', {
      type: 'bloks',
      allow: ['teaser_section'],
      minimum: 3,
      maximum: 3,
      required: true,
      display_name: 'Felder',
      description: 'Genau drei, von links nach rechts.',
    }),
    defineField('control', {
      ...line,
      max_length: 30,
      display_name: 'Reiter',
      description: 'Beschriftung unter dem Hauptteaser, die zu dieser Folie springt.',
    }),
    appearanceTab(['controlColor']),
    defineField('controlColor', {
      ...colour,
      display_name: 'Farbe des Reiters',
      description: `Linie unter dem gewählten Reiter. ${colourHelp}`,
    }),
  ],
});
