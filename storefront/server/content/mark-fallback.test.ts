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
const long = 'Wer früh zählt, streitet weniger.';
const longEnglish = 'Count early, and you will argue less.';

test('a block whose texts fell back says so, and a translated one inside it says what it is', () => {
  const german = page(category('Zitate', quote('a', 'Eins'), quote('b', 'Zwei')), quote('d', 'Drei'));
  const own = page(category('Zitate', quote('a', 'Un'), quote('b', 'Zwei')), quote('d', 'Trois'));
  const shown = page(category('Quotes', quote('a', 'Un'), quote('b', 'Two')), quote('d', 'Trois'));
  expect(markFallback(shown, { german, own }, 'fr')).toEqual(
    page(
      { ...category('Quotes', { ...quote('a', 'Un'), _lang: 'fr' }, quote('b', 'Two')), _lang: 'en' },
      quote('d', 'Trois'),
    ),
  );
});

test('the page itself, blocks without texts and blocks of the shop say nothing as a whole', () => {
  const table = { _uid: 't', component: 'shipping_price_table', headline: 'Versandkosten' };
  const english = { ...table, headline: 'Shipping prices' };
  const empty = { _uid: 'e', component: 'quote', text: '' };
  const german = page(table, empty);
  expect(markFallback(page(english, empty), { german, own: german }, 'nl')).toEqual(
    page({ ...english, _textLang: 'en' }, empty),
  );
});

test('sentences in another language are told to the readers of the page, names and common words are not', () => {
  const german = page(quote('a', long), quote('b', 'Kontakt', ''), quote('c', 'Instagram', ''));
  const own = page(quote('a', long), quote('b', 'Contact', ''), quote('c', 'Instagram', ''));
  const shown = page(quote('a', longEnglish), quote('b', 'Contact', ''), quote('c', 'Instagram', ''));
  expect(markFallback(shown, { german, own }, 'fr')).toEqual({
    ...page(
      { ...quote('a', longEnglish), _lang: 'en' },
      quote('b', 'Contact', ''),
      quote('c', 'Instagram', ''),
    ),
    _fallback: 'en',
  });
  expect(markFallback(german, { german, own: german }, 'en')).toEqual({
    ...page({ ...quote('a', long), _lang: 'de' }, quote('b', 'Kontakt', ''), quote('c', 'Instagram', '')),
    _fallback: 'de',
  });
});
