import { expect, test } from 'vitest';
import type { VersionChanges } from '../../../content-space/story-shape/difference/version-changes.ts';
import { sayIn } from '../messages/messages.ts';
import { changeWords } from './change-words.ts';

const none = { count: 0, components: [] };
const nothing: VersionChanges = {
  edited: { count: 0, blocks: [] },
  inserted: none,
  deleted: none,
  moved: none,
  page: [],
};
const headline = {
  component: 'page_container_headline',
  isPage: false,
  fieldCount: 1,
  fields: ['headline'],
};
const inGerman = (changes: Partial<VersionChanges>) =>
  changeWords(sayIn('de'), { ...nothing, ...changes }, [{ code: 'en', label: 'English' }]);

test.each<[string, Partial<VersionChanges>, string]>([
  ['nothing', {}, 'Ohne Änderung gesichert'],
  [
    'a field, and blocks that came',
    { edited: { count: 1, blocks: [headline] }, inserted: { count: 2, components: ['info_text'] } },
    '„Überschrift“ in „Überschrift mit Einleitung“, 2 Bausteine eingefügt',
  ],
  [
    'the same in blocks of one kind',
    { edited: { count: 2, blocks: [headline, headline] } },
    '2 × „Überschrift“ in „Überschrift mit Einleitung“',
  ],
  [
    'one of each',
    {
      inserted: { count: 1, components: ['info_text'] },
      deleted: { count: 1, components: ['unheard_of'] },
      moved: { count: 1, components: ['info_text'] },
    },
    '„Hinweistext“ eingefügt, „unheard_of“ gelöscht, „Hinweistext“ verschoben',
  ],
  [
    'a translation, and more than are named',
    {
      edited: {
        count: 3,
        blocks: [{ ...headline, fieldCount: 5, fields: ['headline__i18n__en', 'subline'] }],
      },
    },
    '„Überschrift (Englisch)“, „Unterzeile“ und 3 weitere Felder in „Überschrift mit Einleitung“, 2 weitere Bausteine geändert',
  ],
  [
    'the page itself',
    {
      edited: {
        count: 1,
        blocks: [{ component: 'page', isPage: true, fieldCount: 1, fields: ['shownUntil'] }],
      },
      page: ['name', 'address', 'settings'],
    },
    '„Aktion läuft bis“ der Seite, Seite umbenannt, Adresse geändert, Einstellungen geändert',
  ],
])('%s', (_what, changes, words) => {
  expect(inGerman(changes)).toBe(words);
});

test('in English, too', () => {
  const changes = {
    ...nothing,
    edited: { count: 1, blocks: [headline] },
    moved: { count: 2, components: [] },
  };
  expect(changeWords(sayIn('en'), changes, [])).toBe('“Headline” in “Headline with intro”, 2 blocks moved');
});
