import { expect, test } from 'vitest';
import { productName } from './product-name.ts';
import { productPath } from './product-paths.ts';
import { productTypeLabel } from './product-type-label.ts';

const card = { kind: 'card', productType: 'klappkarte-hoch', uses: ['grusskarte'] } as const;
const name = 'Grußkarte „Kleiner Trost“';

test.each([
  ['de', 'Grußkarte „Kleiner Trost“'],
  ['en', 'Greeting card “Kleiner Trost”'],
  ['es', 'Tarjeta de felicitación «Kleiner Trost»'],
  ['fr', 'Carte de vœux «\u00a0Kleiner Trost\u00a0»'],
  ['it', 'Biglietto d’auguri «Kleiner Trost»'],
  ['nl', 'Wenskaart “Kleiner Trost”'],
] as const)('in %s it is %s, at the same address', (language, expected) => {
  const written = productName(name, card, language);
  expect(written).toBe(expected);
  expect(productPath({ kind: 'card', id: '7', name: written })).toBe('karten-designen/kleiner-trost--7');
});

test('what has no given name is called by the words of the shop’s tables', () => {
  const frame = { kind: 'photoframe', productType: 'holzrahmen' } as const;
  expect(productName('Holzrahmen, schwarz', frame, 'fr')).toBe('Cadre en bois, noir');
  expect(productName('Von Hand gemacht', frame, 'fr')).toBe('Von Hand gemacht');
});

test('a picture for the wall is no frame, and a poster no print of a hand’s size', () => {
  const label = (kind: 'photoframe' | 'photoprint', productType: string) =>
    ['de', 'fr'].map((language) => productTypeLabel({ kind, productType }, language === 'de' ? 'de' : 'fr'));
  expect(label('photoframe', 'wandbild')).toEqual(['Wandbild', 'Tableau']);
  expect(label('photoframe', 'alurahmen')).toEqual(['Alurahmen', 'Cadre en aluminium']);
  expect(label('photoprint', 'poster')).toEqual(['Poster', 'Poster']);
  expect(label('photoprint', 'classic')).toEqual(['Fotoabzug', 'Tirage photo']);
});
