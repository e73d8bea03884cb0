import { expect, test } from 'vitest';
import { byBlock, nextOpenText, pageTexts, textsInLanguage } from './page-texts.ts';

const headline = (uid: string, words: Record<string, unknown>) => ({
  ...{ component: 'newsletter', _uid: uid },
  ...words,
});
const page = (...body: unknown[]) => ({ component: 'page', _uid: 'p', title: 'Karten', body });
const stored = page(
  headline('a', { headline: 'Eins', headline__i18n__en: 'One' }),
  headline('b', { headline: 'Zwei' }),
  headline('c', { headline: 'Drei', headline__i18n__en: 'Three' }),
);
const english = (content: typeof stored) => {
  const { texts, doubts } = pageTexts(content, { content: stored, doubts: new Map() }, ['en']);
  return textsInLanguage(texts, doubts, 'en');
};

test('texts stand by their blocks', () => {
  expect(byBlock(english(stored)).map(({ uid, texts }) => [uid, texts.map(({ state }) => state)])).toEqual([
    ['p', ['missing']],
    ['a', ['current']],
    ['b', ['missing']],
    ['c', ['current']],
  ]);
});

test('what is typed counts as it will once it is saved', () => {
  const typed = page(
    headline('a', { headline: 'Erstens', headline__i18n__en: 'One' }),
    headline('b', { headline: 'Zwei', headline__i18n__en: 'Two' }),
    ...stored.body.slice(2),
  );
  const states = english(typed).map(({ name, state }) => [name, state]);
  expect(states).toEqual([
    ['title__i18n__en', 'missing'],
    ['headline__i18n__en', 'older'],
    ['headline__i18n__en', 'current'],
    ['headline__i18n__en', 'current'],
  ]);
});

test.each([
  ['from nowhere', undefined, 1, 'p'],
  ['from the last', { uid: 'c', name: 'headline__i18n__en' }, 1, 'p'],
  ['after one', { uid: 'p', name: 'title__i18n__en' }, 1, 'b'],
  ['back from nowhere', undefined, -1, 'b'],
  ['back from the first', { uid: 'p', name: 'title__i18n__en' }, -1, 'b'],
  ['back', { uid: 'b', name: 'headline__i18n__en' }, -1, 'p'],
] as const)('the next open text %s', (_from, from, by, uid) => {
  expect(nextOpenText(english(stored), from, by)?.text.uid).toBe(uid);
});
