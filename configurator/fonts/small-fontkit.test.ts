import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { unpackWoff } from '@blattwerk/designs/text/unpack-woff.ts';
import { afterAll, expect, test } from 'vitest';
import { readTables, smallCode } from './small-fontkit.ts';

// Beside the packages that it imports.
const folder = mkdtempSync(fileURLToPath(new URL('../../node_modules/.small-fontkit-', import.meta.url)));
afterAll(() => rmSync(folder, { recursive: true }));

const code = readFileSync(new URL('browser-module.mjs', import.meta.resolve('fontkit')), 'utf8');
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const jost = unpackWoff(readFileSync(`${modules}@fontsource/jost/files/jost-latin-400-normal.woff`));
const allura = unpackWoff(readFileSync(`${modules}@fontsource/allura/files/allura-latin-400-normal.woff`));

test('fontkit is made smaller, and code that is written otherwise is refused', () => {
  const small = smallCode(code) ?? '';
  expect(small.length).toBeGreaterThan(0);
  expect(smallCode(small)).toBeUndefined();
  expect(smallCode(code.replace('(!this.kernProcessor)', '(!kernProcessor)'))).toBeUndefined();
});

test.each(['Grüße, Ÿves & fi ffl AVATAR', 'مرحبا', 'Ελένη Ирина', '수진', 'नमस्ते', 'ស្វាគមន៍', 'བཀྲ་ཤིས'])(
  'it sets %j by the same letters at the same places, or without them',
  async (text) => {
    const [whole, small] = await Promise.all([load('whole', code), load('small', smallCode(code) ?? '')]);
    const linesOf = ({ create }: typeof whole) =>
      [jost, allura].map((font) => {
        const { glyphs, positions } = create(font).layout(text);
        return { ids: glyphs.map(({ id }) => id), positions, paths: glyphs.map(({ path }) => path.toSVG()) };
      });
    const lines = linesOf(small);
    for (const { ids } of lines) expect(ids.length).toBeGreaterThan(0);
    if (/[\u0900-\u0fff\u1780-\u17ff]/.test(text))
      expect(new Set(lines.flatMap(({ ids }) => ids))).toEqual(new Set([0]));
    else expect(lines).toEqual(linesOf(whole));
  },
);

test('no font of the shop has a table that would be read no more', () => {
  const files = globSync('@fontsource/*/files/*.woff', { cwd: modules });
  expect(files.length).toBeGreaterThan(500);
  const unread = new Set(files.flatMap((file) => tablesOf(readFileSync(`${modules}${file}`))));
  for (const table of readTables) unread.delete(table);
  // How a screen smooths letters, and what a family is called: neither changes an outline.
  expect([...unread].sort()).toEqual(['STAT', 'gasp']);
});

/** A directory of 44 bytes names how many there are; each is told of in 20 bytes, its name first. */
function tablesOf(woff: Buffer): string[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    woff.toString('latin1', 44 + 20 * index, 48 + 20 * index),
  );
}

type Glyph = { id: number; path: { toSVG(): string } };
type Fontkit = {
  create(font: Uint8Array): { layout(text: string): { glyphs: Glyph[]; positions: unknown[] } };
};

async function load(name: string, text: string): Promise<Fontkit> {
  const file = `${folder}/${name}.mjs`;
  writeFileSync(file, text);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
