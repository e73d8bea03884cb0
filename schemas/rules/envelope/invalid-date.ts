import { z } from 'zod';
import { examplePage } from '../examples/example-content.ts';
import type { Sentence } from '../model/finding.ts';
import type { JudgedStory } from '../model/judged-story.ts';
import { atStory, type Rule } from '../model/rule.ts';

type DateName = 'publish_at' | 'expire_at' | 'first_published_at' | 'sort_by_date';

const names: Readonly<Record<DateName, Sentence>> = {
  publish_at: { de: 'Veröffentlichen am', en: 'Publish at' },
  expire_at: { de: 'Zurückziehen am', en: 'Expire at' },
  first_published_at: { de: 'Zuerst veröffentlicht', en: 'First published at' },
  sort_by_date: { de: 'Datum zum Sortieren', en: 'Date to sort by' },
};
const dateNames = ['publish_at', 'expire_at', 'first_published_at', 'sort_by_date'] as const;

const moment = z.iso.datetime({ offset: true, local: true });

export const invalidDate: Rule = {
  code: 'invalid_date',
  title: { de: 'Ungültiges Datum', en: 'Invalid date' },
  severity: 'error',
  description: {
    de: 'Ein Datum der Seite gibt es nicht, oder sie soll zurückgezogen werden, bevor sie erscheint.',
    en: 'A date of the story does not exist, or it is to expire before it is published.',
  },
  examples: {
    pass: [
      {
        title: 'dates as the CMS writes them',
        content: examplePage(),
        envelope: {
          publish_at: '2026-12-01 08:00',
          expire_at: '2026-12-27T00:00:00.000Z',
          sort_by_date: '2026-12-01',
        },
      },
      { title: 'no dates', content: examplePage(), envelope: { publish_at: null, expire_at: '' } },
    ],
    fail: [
      { title: 'a word', content: examplePage(), envelope: { publish_at: 'morgen' } },
      {
        title: 'a day there is not',
        content: examplePage(),
        envelope: { expire_at: '2026-02-30T08:00:00.000Z' },
      },
      {
        title: 'the end before the beginning',
        content: examplePage(),
        envelope: { publish_at: '2026-12-24T08:00:00Z', expire_at: '2026-12-01T08:00:00Z' },
      },
    ],
  },
  check(reading) {
    const { story } = reading;
    const wrong = dateNames.filter((name) => isGiven(story[name]) && timeOf(name, story[name]) === undefined);
    if (wrong.length > 0) return wrong.map((name) => atStory(reading, sentenceAbout(name, story)));
    const [start, end] = [timeOf('publish_at', story.publish_at), timeOf('expire_at', story.expire_at)];
    if (start === undefined || end === undefined || start < end) return [];
    return [
      atStory(reading, {
        de: `Den Tag „${names.expire_at.de}“ hinter „${names.publish_at.de}“ legen.`,
        en: `Let “${names.expire_at.en}” come after “${names.publish_at.en}”.`,
      }),
    ];
  },
};

function sentenceAbout(name: DateName, story: JudgedStory): Sentence {
  const value = String(story[name]).slice(0, 40);
  const example = name === 'sort_by_date' ? '2026-12-01' : '2026-12-01T08:00:00Z';
  return {
    de: `Bei „${names[name].de}“ ein Datum wie ${example} eintragen, „${value}“ ist keines.`,
    en: `Enter a date such as ${example} for “${names[name].en}”; “${value}” is none.`,
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Milliseconds; the CMS also writes days and hours with a space between them. */
function timeOf(name: DateName, value: unknown): number | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const text = name === 'sort_by_date' ? `${value}T00:00:00Z` : value.replace(' ', 'T');
  return moment.safeParse(text).success ? Date.parse(text) : undefined;
}
