import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Doubts, doubtId, doubtsAfter } from './doubts.ts';
import { textsIn } from './texts-in.ts';
import { countTexts, stateOf } from './translation-state.ts';

const languages = ['en', 'fr'];
const headline = (words: Record<string, unknown>) => ({ component: 'newsletter', _uid: 'h', ...words });
const page = (...body: unknown[]) => ({ component: 'page', _uid: 'p', title: 'Karten', body });
const picture = (words: Record<string, unknown>, metaData: Record<string, unknown> = {}) => ({
  ...{ fieldtype: 'asset', id: 12, filename: 'https://a.storyblok.com/f/1/800x600/abc/rosen.jpg' },
  ...words,
  meta_data: metaData,
});

function statesIn(content: unknown, doubts: Doubts, language = 'en') {
  return Object.fromEntries(
    textsIn(content).map((text) => [text.key, stateOf(text, language, doubts.get(doubtId(language, text)))]),
  );
}

/** The doubts after one save upon the other. */
function saved(...contents: unknown[]): Doubts {
  let doubts: Doubts = new Map();
  for (const [at, content] of contents.entries()) {
    if (at > 0) doubts = doubtsAfter(textsIn(contents[at - 1]), textsIn(content), doubts, languages);
  }
  return doubts;
}

test('texts come in the order of the page, words of pictures among them', () => {
  const image = picture({ alt: 'Rosen', title: 'Rosenbild' }, { alt__i18n__en: 'Roses' });
  const content = page(headline({ headline: 'Hochzeit' }), {
    component: 'responsive_image',
    _uid: 'i',
    image,
  });
  expect(textsIn(content).map(({ uid, key, source }) => [uid, key, source])).toEqual(
    expect.arrayContaining([
      ['p', 'title', 'Karten'],
      ['h', 'headline', 'Hochzeit'],
    ]),
  );
  const alt = textsIn(content).find(({ picture: found }) => found?.words === 'alt');
  expect([alt?.key, alt?.source, alt?.targetIn('en'), alt?.targetIn('fr')]).toEqual([
    'image/12/alt',
    'Rosen',
    'Roses',
    undefined,
  ]);
});

test('the same picture twice in one field is two texts', () => {
  const twice = [picture({ alt: 'Rosen' }), picture({ alt: 'Mehr Rosen' })];
  const keys = textsIn({ component: 'page', _uid: 'p', image: twice })
    .filter(({ picture: found }) => found)
    .map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a translation becomes older with its source, and current when the source is as before', () => {
  const first = page(headline({ headline: 'Hochzeit', headline__i18n__en: 'Wedding' }));
  const changed = page(headline({ headline: 'Taufe', headline__i18n__en: 'Wedding' }));
  expect(statesIn(changed, saved(first, changed)).headline).toBe('older');
  expect([...saved(first, changed).values()]).toEqual([
    { language: 'en', uid: 'h', key: 'headline', kind: 'older', source: 'Hochzeit' },
  ]);
  expect(statesIn(first, saved(first, changed, first)).headline).toBe('current');
  const again = page(headline({ headline: 'Taufen', headline__i18n__en: 'Wedding' }));
  expect([...saved(first, changed, again).values()][0]?.source).toBe('Hochzeit');
  const translated = page(headline({ headline: 'Taufe', headline__i18n__en: 'Christening' }));
  expect(statesIn(translated, saved(first, changed, translated)).headline).toBe('current');
});

test('a copied source is no translation yet, however often it is saved', () => {
  const first = page(headline({ headline: 'Hochzeit' }));
  const copied = page(headline({ headline: 'Hochzeit', headline__i18n__en: 'Hochzeit' }));
  expect(statesIn(copied, saved(first, copied)).headline).toBe('missing');
  expect(statesIn(copied, saved(first, copied, structuredClone(copied))).headline).toBe('missing');
  const moved = page(headline({ headline: 'Taufe', headline__i18n__en: 'Hochzeit' }));
  expect(statesIn(moved, saved(first, copied, moved)).headline).toBe('missing');
});

test('a block that comes with its translations is taken as it is', () => {
  const pasted = page(headline({ headline: 'Menu', headline__i18n__fr: 'Menu' }));
  expect(statesIn(pasted, saved(page(), pasted), 'fr').headline).toBe('current');
});

test('an emptied source leaves its translation behind', () => {
  const first = page(headline({ headline: 'Hochzeit', headline__i18n__en: 'Wedding' }));
  const emptied = page(headline({ headline: '', headline__i18n__en: 'Wedding' }));
  expect(statesIn(emptied, saved(first, emptied)).headline).toBe('older');
});

test('titles of pictures are not due', () => {
  const content = page({
    component: 'responsive_image',
    _uid: 'i',
    image: picture({ alt: 'Rosen', title: 'Rosenbild' }),
  });
  const untitled = page({ component: 'responsive_image', _uid: 'i', image: picture({ alt: 'Rosen' }) });
  expect(countTexts(textsIn(content), 'en', new Map())).toEqual(
    countTexts(textsIn(untitled), 'en', new Map()),
  );
});

const words = fc.constantFrom('', 'A', 'B', 'C');
const contents = fc.array(
  fc
    .record({
      headline: words,
      headline__i18n__en: words,
      headline__i18n__fr: words,
      alt: words,
      altEn: words,
    })
    .map(({ alt, altEn, ...texts }) =>
      page(headline(texts), {
        component: 'responsive_image',
        _uid: 'i',
        image: picture({ alt }, altEn === '' ? {} : { alt__i18n__en: altEn }),
      }),
    ),
  { minLength: 1, maxLength: 6 },
);

test('whatever is saved, a text is missing or current or older, and the counts agree', () => {
  fc.assert(
    fc.property(contents, fc.constantFrom(...languages), (saves, language) => {
      const doubts = saved(...saves);
      const last = textsIn(saves.at(-1));
      const states = last.map((text) => stateOf(text, language, doubts.get(doubtId(language, text))));
      for (const [at, text] of last.entries()) {
        const [source, target] = [text.source, text.targetIn(language)];
        expect(states[at] === undefined).toBe(source === undefined && target === undefined);
        if (target === undefined) expect(['missing', undefined]).toContain(states[at]);
        const [before] = saves.slice(-2);
        const same = textsIn(before).find(({ uid, key }) => uid === text.uid && key === text.key);
        // What was just written is for the source as it is.
        if (same && target !== undefined && same.targetIn(language) !== target)
          expect(states[at]).toBe(target === source ? 'missing' : 'current');
      }
      const { texts, missing, older } = countTexts(last, language, doubts);
      const due = states.filter((state, at) => state && last[at]?.picture?.words !== 'title');
      expect([texts, missing, older]).toEqual([
        due.length,
        due.filter((state) => state === 'missing').length,
        due.filter((state) => state === 'older').length,
      ]);
    }),
  );
});

test('a page that is saved as it is doubts nothing more and nothing less', () => {
  fc.assert(
    fc.property(contents, (saves) => {
      const doubts = saved(...saves);
      const last = textsIn(saves.at(-1));
      expect([...doubtsAfter(last, last, doubts, languages)]).toEqual([...doubts]);
    }),
  );
});
