import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { withoutSyllables } from './small-fontkit-plugin.ts';

// Beside the packages that it imports.
const folder = mkdtempSync(fileURLToPath(new URL('../node_modules/.small-fontkit-', import.meta.url)));
afterAll(() => rmSync(folder, { recursive: true }));

const code = readFileSync(new URL('browser-module.mjs', import.meta.resolve('fontkit')), 'utf8');
const jost = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/jost/files/jost-latin-400-normal.woff')),
);

test('fontkit without syllables is a tenth smaller, and code that is written otherwise is refused', () => {
  const small = withoutSyllables(code) ?? '';
  expect(small.length).toBeGreaterThan(0);
  expect(small.length).toBeLessThan(0.9 * code.length);
  expect(withoutSyllables(small)).toBeUndefined();
});

test.each(['Grüße, Ÿves & fi ffl AVATAR', 'مرحبا', 'Ελένη Ирина', '수진', 'नमस्ते', 'ស្វាគមន៍', 'བཀྲ་ཤིས'])(
  'it sets %j by the same letters, or without them',
  async (text) => {
    const [whole, small] = await Promise.all([
      load('whole', code),
      load('small', withoutSyllables(code) ?? ''),
    ]);
    const lettersOf = ({ create }: typeof whole) =>
      create(jost)
        .layout(text)
        .glyphs.map(({ id }) => id);
    const letters = lettersOf(small);
    expect(letters.length).toBeGreaterThan(0);
    if (/[\u0900-\u0fff\u1780-\u17ff]/.test(text)) expect(new Set(letters)).toEqual(new Set([0]));
    else expect(letters).toEqual(lettersOf(whole));
  },
);

type Fontkit = { create(font: Uint8Array): { layout(text: string): { glyphs: { id: number }[] } } };

async function load(name: string, text: string): Promise<Fontkit> {
  const file = `${folder}/${name}.mjs`;
  writeFileSync(file, text);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
