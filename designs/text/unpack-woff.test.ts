import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/jost/files/jost-latin-400-normal.woff'));

test('an unpacked font draws the same letters as the packed one', () => {
  const outlines = [woff, unpackWoff(woff)].map((file) => {
    const font = create(file);
    if ('fonts' in font) throw new Error('not one font');
    const { glyphs, positions } = font.layout('Grüße AV fi');
    return { positions, paths: glyphs.map(({ path }) => path.commands) };
  });
  expect(outlines[1]).toEqual(outlines[0]);
});

test('what is no packed font is refused', () => {
  expect(() => unpackWoff(unpackWoff(woff))).toThrow('This is no WOFF file.');
});
