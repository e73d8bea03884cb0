import { defineBlock, defineField } from '@storyblok/schema';
import { colour, colourHelp, colourHelpEnglish } from '../../fields/colour-field.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';
import { type teaserSectionBlock, teaserSectionExample } from './teaser-section.ts';

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

export const threeSectionSlideEnglish: EnglishOf<typeof threeSectionSlideBlock> = {
  name: 'Three-part slide',
  description: 'A slide of the main teaser with exactly three pictures side by side.',
  fields: {
    sections: { name: 'Panels', description: 'Exactly three, from left to right.' },
    control: { name: 'Tab', description: 'Label below the main teaser that jumps to this slide.' },
    controlColor: { name: 'Tab colour', description: `Line below the chosen tab. ${colourHelpEnglish}` },
  },
};

export const threeSectionSlideFacts: BlockFacts = { specifiedAs: 'MainTeaser' };

export const threeSectionSlideExample: ExampleOf<typeof threeSectionSlideBlock, typeof teaserSectionBlock> = {
  _uid: 'd510e493-02d2-5157-aac1-4a2bbdc8beef',
  component: 'three_section_slide',
  control: 'Alle Anlässe',
  controlColor: '#8a6420',
  sections: [
    teaserSectionExample,
    {
      _uid: '0a85537c-63bd-5c02-be73-176021b13e27',
      component: 'teaser_section',
      title: 'Geburt',
      text: 'Karten mit Foto, Maßen und dem ersten Namen.',
      image: pictures.birth,
      url: pages.birth,
      backgroundColor: '#dfe7df',
      textColor: '#262522',
    },
    {
      _uid: 'd35b61f4-4992-5c67-92d0-5c1475e006e9',
      component: 'teaser_section',
      title: 'Weihnachten',
      text: 'Grüße in Tannengrün, auf Wunsch mit Goldfolie.',
      image: pictures.christmas,
      url: pages.christmas,
      backgroundColor: '#f3ede3',
      textColor: '#262522',
    },
  ],
};
