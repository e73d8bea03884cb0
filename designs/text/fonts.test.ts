import { expect, test } from 'vitest';
import { openDiskFonts } from './disk-fonts.ts';
import { fontNames, standInOf } from './font-names.ts';

const fonts = openDiskFonts();

test.each(fontNames)('%s has the letters of German, French and Spanish names', (name) => {
  const font = fonts.face(name, 'latin');
  const missing = [...'ÄÖÜäöüßéèêñçáíóúàøåAZaz09&.,–’„“'].filter(
    (letter) => !font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

test('each stand-in has the letters of Polish, Turkish, Czech and Vietnamese names', () => {
  for (const name of new Set(fontNames.map(standInOf))) {
    for (const letter of 'łŁğşčřžếạ') {
      const has = (['latin', 'latin-ext', 'vietnamese'] as const).some((subset) =>
        fonts.face(name, subset)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      expect(has, `${letter} in ${name}`).toBe(true);
    }
  }
});

test('an unknown font is not there', () => {
  expect(fonts.face('comic-400', 'latin')).toBeUndefined();
});
