import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { image } from '../../fields/image-field.ts';
import { line, paragraph, plainLine } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { contentFolder } from '../folders.ts';

export const contactCardBlock = defineBlock({
  name: 'contact_card',
  display_name: 'Kontaktkarte',
  description: 'Ein Mensch aus dem Team mit Bild und allen Wegen, ihn zu erreichen.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('text', {
      ...paragraph,
      display_name: 'Text',
      description: 'Wobei hier geholfen wird, in ein, zwei Sätzen.',
    }),
    defineField('name', {
      ...plainLine,
      max_length: 60,
      display_name: 'Name',
      description: 'Vor- und Nachname.',
    }),
    defineField('role', {
      ...line,
      max_length: 60,
      display_name: 'Aufgabe',
      description: 'Zum Beispiel „Papier und Veredelung“.',
    }),
    defineField('image', {
      ...image,
      display_name: 'Porträt',
      description: 'Hochkant oder quadratisch, das Gesicht in der Mitte.',
    }),
    defineField('phone', {
      ...plainLine,
      max_length: 30,
      display_name: 'Telefon',
      description: 'Ohne Angabe gilt die Nummer aus den Einstellungen.',
    }),
    defineField('email', {
      ...plainLine,
      display_name: 'E-Mail',
      description: 'Ohne Angabe gilt die Adresse aus den Einstellungen.',
    }),
    defineField('hours', {
      ...line,
      display_name: 'Erreichbar',
      description: 'Ohne Angabe gelten die Servicezeiten aus den Einstellungen.',
    }),
  ],
});

export const contactCardEnglish: EnglishOf<typeof contactCardBlock> = {
  name: 'Contact card',
  description: 'A person from the team with a picture and every way to reach them.',
  fields: {
    headline: headlineEnglish,
    text: { name: 'Text', description: 'What help there is here, in a sentence or two.' },
    name: { name: 'Name', description: 'First and last name.' },
    role: { name: 'Role', description: 'For instance “Paper and finishes”.' },
    image: { name: 'Portrait', description: 'Upright or square, the face in the middle.' },
    phone: { name: 'Phone', description: 'The number from the settings unless given.' },
    email: { name: 'E-mail', description: 'The address from the settings unless given.' },
    hours: { name: 'Hours', description: 'The service hours from the settings unless given.' },
  },
};

export const contactCardFacts: BlockFacts = { specifiedAs: 'contact card', stands: 'pages, tests and texts' };

export const contactCardExample: ExampleOf<typeof contactCardBlock> = {
  _uid: '318a9dfb-ed9e-5d80-9b7e-eda50f6258e7',
  component: 'contact_card',
  headline: 'Fragen zum Papier?',
  text: 'Marlene Huber kennt jedes der zehn Papiere und rät, welches zum Motiv passt.',
  name: 'Marlene Huber',
  role: 'Papier und Veredelung',
  phone: '+49 89 12345678',
  email: 'papier@blattwerk.example',
  hours: 'Montag bis Freitag, 8 bis 17 Uhr',
};
