import type { TextLayer } from '@blattwerk/designs/model/design.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { layoutText } from '@blattwerk/designs/text/layout-text.ts';
import { textLayer } from '@blattwerk/designs/text/testing/text-layer.ts';
import { expect, test } from 'vitest';
import { fieldText } from './field-text.ts';
import { lacksLetters } from './lacks-letters.ts';
import { takeEdit } from './soft-breaks.ts';

const fonts = openDiskFonts();

const layerOf = (text: string, font: string, upperCase: boolean) => textLayer({ text, font, upperCase });

function shownOf(layer: TextLayer): string {
  const result = layoutText(layer, fonts);
  if (!result.ok) throw new Error(result.message);
  return fieldText(
    layer,
    result.layout.lines.map(({ text }) => text),
    fonts,
  );
}

test('in capitals a field has the ß that is drawn, and the text keeps its own', () => {
  const capitals = layerOf('Familie Weiß', 'jost-400', true);
  expect(shownOf(capitals)).toBe('Familie Weiẞ');
  expect(takeEdit(capitals.text, shownOf(capitals), 'Familie Weiẞ-Maß')).toBe('Familie Weiß-Maß');
  expect(shownOf(layerOf('Familie Weiß', 'jost-400', false))).toBe('Familie Weiß');
  // This one has no such capital: browsers write SS, as the press does.
  expect(shownOf(layerOf('Familie Weiß', 'marcellus-400', true))).toBe('Familie Weiß');
});

test.each(['נועה', 'ليلى', 'Lena 🎉'])('no font draws all of %s', (text) => {
  expect(lacksLetters(layerOf(text, 'jost-400', false), fonts)).toBe(true);
});

test.each(['Łukasz', 'Ελένη', 'Мария'])('a font or the one that stands in for it draws %s', (text) => {
  expect(lacksLetters(layerOf(text, 'cormorant-garamond-400', false), fonts)).toBe(false);
});
