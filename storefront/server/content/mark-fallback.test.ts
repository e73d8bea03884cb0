import { expect, test } from 'vitest';
import { markFallback } from './mark-fallback.ts';

const quote = (uid: string, text: string, author = 'Goethe') => ({
  _uid: uid,
  component: 'quote',
  text,
  author,
});
const page = (...body: object[]) => ({ _uid: 'p', component: 'page', title: 'Sprüche', body });
const category = (headline: string, ...quotes: object[]) => ({
  _uid: 'c',
  component: 'quotes_category',
  headline,
  quotes,
});

test('a block whose texts are still German says so, and a translated one inside it says what it is', () => {
  const german = page(category('Zitate', quote('a', 'Eins'), quote('b', 'Zwei')), quote('d', 'Drei'));
  const french = page(category('Zitate', quote('a', 'Un'), quote('b', 'Zwei')), quote('d', 'Trois'));
  expect(markFallback(french, [{ language: 'de', content: german }], 'fr')).toEqual(
    page(
      { ...category('Zitate', { ...quote('a', 'Un'), _lang: 'fr' }, quote('b', 'Zwei')), _lang: 'de' },
      quote('d', 'Trois'),
    ),
  );
});

test('the page itself, blocks without texts and blocks of the shop say nothing as a whole', () => {
  const table = { _uid: 't', component: 'shipping_price_table', headline: 'Versandkosten' };
  const empty = { _uid: 'e', component: 'quote', text: '' };
  const same = [{ language: 'de', content: page(table, empty) } as const];
  expect(markFallback(page(table, empty), same, 'nl')).toEqual(page({ ...table, _textLang: 'de' }, empty));
});

test('what has no French is English, what has no English either is German, and a name belongs to neither', () => {
  const long = 'Wer früh zählt, streitet weniger.';
  const german = page(quote('a', 'Eins'), quote('b', long), quote('c', 'Instagram', ''));
  const english = page(quote('a', 'One'), quote('b', long), quote('c', 'Instagram', ''));
  const originals = [
    { language: 'en', content: english },
    { language: 'de', content: german },
  ] as const;
  expect(markFallback(english, originals, 'fr')).toEqual({
    ...page(
      { ...quote('a', 'One'), _lang: 'en' },
      { ...quote('b', long), _lang: 'de' },
      quote('c', 'Instagram', ''),
    ),
    _fallback: 'de',
  });
});
