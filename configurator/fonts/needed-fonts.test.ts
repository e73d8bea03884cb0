import type { Page } from '@blattwerk/designs/model/design.ts';
import { textLayer } from '@blattwerk/designs/text/testing/text-layer.ts';
import { expect, test } from 'vitest';
import { neededFonts } from './needed-fonts.ts';

function pageOf(text: string, upperCase: boolean): Page {
  return {
    id: 'front',
    label: 'Vorderseite',
    trim: { width: 100, height: 100 },
    panels: [],
    folds: [],
    background: 'paper',
    layers: [textLayer({ text, upperCase })],
  };
}

const filesFor = (text: string, upperCase: boolean) =>
  neededFonts([pageOf(text, upperCase)]).map(({ name, subset }) => `${name} ${subset}`);

test('a file is fetched for the letters that are drawn: the capital of ß lies in another one than ß', () => {
  expect(filesFor('Straße', false)).toEqual(['jost-400 latin']);
  expect(filesFor('Straße', true)).toContain('jost-400 latin-ext');
  expect(filesFor('Łódź', false)).toContain('jost-400 latin-ext');
});
