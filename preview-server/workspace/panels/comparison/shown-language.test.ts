import { expect, test } from 'vitest';
import { differenceBetween } from '../../../content-space/story-shape/difference/story-difference.ts';
import { shownLanguage } from './shown-language.ts';

const page = (fields: object) => ({
  _uid: 'seite',
  component: 'page',
  body: [{ _uid: 'titel', component: 'page_container_headline', ...fields }],
});
const seenIn = (given: string, before: object, after: object) =>
  shownLanguage(differenceBetween(page(before), page(after)).changes.at(-1), given);

test('a German text with an English translation is compared in German', () => {
  const english = { headline__i18n__en: 'Cards' };
  expect(seenIn('en', { headline: 'Karten', ...english }, { headline: 'Postkarten', ...english })).toBe(
    'default',
  );
});

test('without a translation it shows in English, too', () => {
  expect(seenIn('en', { headline: 'Karten' }, { headline: 'Postkarten' })).toBe('en');
});

test('a translation is compared in its language', () => {
  const [before, after] = [{ headline__i18n__fr: 'Cartes' }, { headline__i18n__fr: 'Cartes postales' }];
  expect(seenIn('default', before, after)).toBe('fr');
  expect(seenIn('fr', before, after)).toBe('fr');
});

test('what is the same in all languages stays in the given one', () => {
  expect(seenIn('en', { headlineType: 'h1' }, { headlineType: 'h2' })).toBe('en');
});
