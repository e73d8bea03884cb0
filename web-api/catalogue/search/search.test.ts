import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { has, setOf } from '../listing/bit-set.ts';
import { type Question, search } from './search.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { createStems, type Stems } from './stems.ts';
import type { Term, Weight } from './term.ts';

let database: Database;
let stems: Stems;
beforeAll(async () => {
  database = await openTestDatabase();
  stems = createStems(database);
});
afterAll(() => database.close());

const termOf = (weight: Weight, phrases: Partial<Record<Language, readonly string[]>>): Term => ({
  key: `${weight}:${JSON.stringify(phrases)}`,
  weight,
  phrases: (language) => phrases[language] ?? [],
});
const card = termOf('kind', { de: ['Karte'], fr: ['Carte'], en: ['Card'], nl: ['Kaart'] });
const calendar = termOf('kind', {
  de: ['Fotokalender'],
  fr: ['Calendrier photo'],
  en: ['Photo calendar'],
  nl: ['Fotokalender'],
});
const invitation = termOf('kind', {
  de: ['Einladungskarte', 'Einladung'],
  fr: ['Carte d’invitation', 'Faire-part'],
  it: ['Invito', 'Partecipazioni'],
  nl: ['Uitnodiging'],
});
const wedding = termOf('kind', {
  de: ['Hochzeit'],
  fr: ['Mariage', 'Faire-part'],
  it: ['Matrimonio', 'Partecipazioni'],
  nl: ['Trouwkaart'],
});
const christmas = termOf('kind', { de: ['Weihnachten'], fr: ['Noël'], en: ['Christmas'] });
const weddingByName = termOf('name', { de: ['Hochzeit im Wald'] });
const unicorn = termOf('motif', { de: ['Einhorn'] });
const calendarLook = termOf('rest', { nl: ['Foto', 'Kalender'] });
const green = termOf('rest', { de: ['Grün'], fr: ['Vert'] });

const list: readonly (readonly Term[])[] = [
  [calendar, green],
  [card, weddingByName],
  [card, wedding, invitation],
  [card, wedding, green],
  [card, christmas],
  [card, unicorn, calendarLook],
];
const index: SearchIndex = createSearchIndex(list);

const find = (text: string, language: Language = 'de', further: Partial<Question> = {}) =>
  search(index, { text, language, ...further }, stems);
const places = (set: Parameters<typeof has>[0]) => list.flatMap((_, place) => (has(set, place) ? place : []));
const ranked = async (text: string, language: Language = 'de') =>
  (await find(text, language)).first.map(places);

test.each([
  ['Hochzeiten', 'de', [2, 3, 1]],
  ['hochzeitseinladung', 'de', [2]],
  ['foto kalender 2027', 'de', [0]],
  ['weihn', 'de', [4]],
  ['noel', 'fr', [4]],
  ['trouwkaarten', 'nl', [2, 3]],
  ['calendriers photos', 'fr', [0]],
  ['für die Hochzeit in Grün', 'de', [3]],
] as const)('“%s” finds what was meant', async (text, language, expected) => {
  expect((await ranked(text, language)).flat()).toEqual(expected);
  expect((await find(text, language)).corrected).toBeUndefined();
});

test.each([
  ['weinachtskarte', 'de', 'weihnachten karte', [4]],
  ['Hochziet', 'de', 'hochzeit', [2, 3, 1]],
  ['mariaje', 'fr', 'mariage', [2, 3]],
  ['chrismas', 'en', 'christmas', [4]],
] as const)('“%s” is mistyped', async (text, language, corrected, expected) => {
  expect((await find(text, language)).corrected).toBe(corrected);
  expect((await ranked(text, language)).flat()).toEqual(expected);
  expect(places((await find(`"${text}"`, language)).only)).toEqual([]);
});

test.each([
  ['invitaton marriage', 'fr', 'invitation mariage'],
  ['mattrimonio partecipasioni', 'it', 'matrimonio partecipazioni'],
  ['Hochziet Ainhorn Kartte', 'de', 'hochzeit einhorn karte'],
  ['chrismas carrd', 'en', 'christmas card'],
  ['chrismas cards', 'en', 'christmas cards'],
  ['mariaje noel', 'fr', 'mariage noel'],
  ['uitnodiginh kaarten', 'nl', 'uitnodiging kaarten'],
] as const)('of “%s” each word is written as its language does', async (text, language, corrected) => {
  expect((await find(text, language)).corrected).toBe(corrected);
});

test('what is corrected finds what it finds when it is typed', async () => {
  for (const [mistyped, language, meant, expected] of [
    ['foto kalendr', 'nl', 'foto kalender', [[0]]],
    ['einladng hochziet', 'de', 'einladung hochzeit', [[2]]],
  ] as const) {
    expect((await find(mistyped, language)).corrected).toBe(meant);
    expect(await ranked(mistyped, language)).toEqual(expected);
    expect(await ranked(meant, language)).toEqual(expected);
  }
});

test('what a word says twice comes before what it says once', async () => {
  expect(await ranked('partecipazioni', 'it')).toEqual([[2], [3]]);
  expect(await ranked('faire-part', 'fr')).toEqual([[2], [3]]);
});

test('words that nothing has together are left out, the commonest first', async () => {
  const found = await find('Karte Einhorn Hochzeit');
  expect([places(found.only), found.ignored]).toEqual([[5], ['hochzeit']]);
  expect(await find('Hochzeit xyzzyplugh')).toMatchObject({ ignored: ['xyzzyplugh'] });
  expect(places((await find('xyzzyplugh')).only)).toEqual([]);
});

test('where nothing is sold nothing is found', async () => {
  const within = setOf([1, 3], list.length);
  expect(places((await find('hochzeit', 'de', { within })).only)).toEqual([1, 3]);
  expect(places((await find('weihnachten', 'de', { within })).only)).toEqual([]);
});

test('every search has an answer: what is found is in exactly one tier', async () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom('karte', 'hochzeit', 'grün', 'einhron', '2027', 'die', '"'),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 9 },
  );
  await fc.assert(
    fc.asyncProperty(words, fc.constantFrom('de', 'fr', 'nl'), async (typed, language) => {
      const { only, first } = await find(typed.join(' '), language);
      expect(first.flatMap(places).sort()).toEqual(places(only));
    }),
    { numRuns: 60 },
  );
});
