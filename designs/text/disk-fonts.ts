import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { fontFileOf } from './font-names.ts';
import type { Face, Fonts, Subset } from './fonts.ts';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

/** Fonts from the installed packages; each file is read and parsed once. */
export function openDiskFonts(): Fonts {
  const loaded = new Map<string, Face | undefined>();
  return {
    face(name, subset) {
      const key = `${name}/${subset}`;
      if (!loaded.has(key)) loaded.set(key, load(name, subset));
      return loaded.get(key);
    },
  };
}

/** A font as its file has it, unpacked; undefined where no package has one of that name and subset. */
export function readFontFile(name: string, subset: Subset): Buffer | undefined {
  const file = fontFileOf(name);
  if (!file) return undefined;
  const { family, weight, style } = file;
  const folder = dirname(resolve(`@fontsource/${family}/package.json`));
  const path = join(folder, 'files', `${family}-${subset}-${weight}-${style}.woff`);
  return existsSync(path) ? unpackWoff(readFileSync(path)) : undefined;
}

function load(name: string, subset: Subset): Face | undefined {
  const file = readFontFile(name, subset);
  if (!file) return undefined;
  const font = create(file);
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts.`);
  return font;
}
