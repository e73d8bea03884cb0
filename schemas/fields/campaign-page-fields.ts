import { defineField } from '@storyblok/schema';
import type { EnglishField } from './english-words.ts';
import { link } from './link-field.ts';
import { shownFromField, shownUntilField } from './season-fields.ts';
import { line, paragraph } from './text-fields.ts';

/** What a page says that runs for some days only. */
export const campaignPageFields = [
  defineField('shownFrom', {
    ...shownFromField,
    display_name: 'Aktion läuft ab',
    description: 'Erster Tag der Aktion, ab 0 Uhr deutscher Zeit. Ohne Tag läuft sie von Anfang an.',
  }),
  defineField('shownUntil', {
    ...shownUntilField,
    display_name: 'Aktion läuft bis',
    description:
      'Letzter Tag der Aktion, bis 24 Uhr deutscher Zeit. Ohne Tag läuft sie ohne Ende. In der Vorschau ist die Seite immer zu sehen.',
  }),
  defineField('beforeText', {
    ...paragraph,
    display_name: 'Vorher',
    description: 'Steht bis zum ersten Tag an Stelle der Seite, zum Beispiel „Los geht es am 27. November.“',
  }),
  defineField('afterText', {
    ...paragraph,
    display_name: 'Nachher',
    description: 'Steht nach dem letzten Tag an Stelle der Seite, zum Beispiel „Die Aktion ist vorbei.“',
  }),
  defineField('onwardText', {
    ...line,
    display_name: 'Weg weiter: Text',
    description: 'Steht unter „Vorher“ und „Nachher“, zum Beispiel „Alle Weihnachtskarten ansehen“.',
  }),
  defineField('onward', {
    ...link,
    display_name: 'Weg weiter: Ziel',
    description: 'Die Seite, die es auch ohne Aktion gibt.',
  }),
] as const;

export const campaignPageEnglish = {
  shownFrom: {
    name: 'Campaign runs from',
    description: 'First day of the campaign, from midnight in Germany. From the beginning unless given.',
  },
  shownUntil: {
    name: 'Campaign runs until',
    description:
      'Last day of the campaign, until midnight in Germany. Without end unless given. The preview always shows the page.',
  },
  beforeText: {
    name: 'Before',
    description: 'Stands in place of the page until the first day, for instance “It starts on 27 November.”',
  },
  afterText: {
    name: 'Afterwards',
    description: 'Stands in place of the page after the last day, for instance “The campaign is over.”',
  },
  onwardText: {
    name: 'Way on: text',
    description: 'Stands below “Before” and “Afterwards”, for instance “See all Christmas cards”.',
  },
  onward: { name: 'Way on: target', description: 'The page that is there without the campaign, too.' },
} satisfies Record<string, EnglishField>;
