import { defineField } from '@storyblok/schema';
import type { EnglishField } from './english-words.ts';

const day = { type: 'datetime', disable_time: true } as const;

/** First day, in Germany, on which a block is shown. */
export const shownFromField = defineField('shownFrom', {
  ...day,
  display_name: 'Zeigen ab',
  description: 'Erster Tag der Saison. Ohne Tag von Anfang an.',
});

/** Last day on which it is shown. */
export const shownUntilField = defineField('shownUntil', {
  ...day,
  display_name: 'Zeigen bis',
  description:
    'Letzter Tag der Saison, er zählt mit. Ohne Tag ohne Ende. In der Vorschau ist der Baustein immer zu sehen.',
});

export const shownFromEnglish: EnglishField = {
  name: 'Show from',
  description: 'First day of the season. From the beginning unless given.',
};

export const shownUntilEnglish: EnglishField = {
  name: 'Show until',
  description:
    'Last day of the season, included. Without end unless given. The preview always shows the block.',
};
