import { expect, it } from 'vitest';
import { allowedFormats, type FormatQuestion } from '../products/product-formats.ts';
import { readTypedFormat } from '../shop/products/typed-format.ts';
import { refusalSentence } from './format-refusals.ts';

const postcard: FormatQuestion = { kind: 'card', productType: 'postkarte-quer' };

it.each<[FormatQuestion, string, string]>([
  [postcard, '', 'Ein Format eingeben'],
  [postcard, 'groß', 'Breite und Höhe so schreiben'],
  [postcard, '0x5', 'größer als null'],
  [postcard, '0148x105', 'Die Null am Anfang weglassen'],
  [postcard, '14,85 x 10 cm', 'höchstens einer Nachkommastelle'],
  [postcard, '20000x100', 'länger als 999,9 cm'],
  [postcard, 'B5', '„B5“ ist kein Format des Shops'],
  [postcard, '15x10', '„15 × 10 cm“'],
  [postcard, 'A5 hoch', '14,8 × 21 cm gibt es bei diesem Produkt nicht'],
  [
    { kind: 'photoframe', productType: 'holzrahmen' },
    '90x90 cm',
    'von 15 bis 100 cm, die kürzere höchstens 70 cm',
  ],
  [{ kind: 'merch', productType: 'trinkflasche' }, 'A5', 'kein Format zur Wahl'],
])('%o, typed %j: %s', (question, typed, words) => {
  const read = readTypedFormat(typed, allowedFormats(question));
  if (read.ok) throw new Error('It was read.');
  const { de, en } = refusalSentence(read.refusal);
  expect(de.replaceAll('\u00a0', ' ')).toContain(words);
  expect(en).toMatch(/^[^„ß]+\.$/);
});
