import type { Font, PathCommand } from 'fontkit';
import { standInOf } from './font-names.ts';
import { type Fonts, type Subset, subsets } from './fonts.ts';

/** Outlines of one glyph; `scale` turns its font units into em, `x` and `y` are em, y up. */
export type PlacedGlyph = { commands: readonly PathCommand[]; scale: number; x: number; y: number };
/** `replaced`: characters another font drew. `dropped`: characters no font has. */
export type ShapedWord = { width: number; glyphs: PlacedGlyph[]; replaced: string[]; dropped: string[] };

/** One font of a text with its stand-ins, as the characters need them. */
export type Typesetter = {
  has(character: string): boolean;
  /** `tracking` in em follows every character, also the last. Ligatures only without tracking. */
  shape(word: string, tracking: number): ShapedWord;
  /** Height of capitals in em, as the font says. */
  capHeight: number;
};

type Run = { font: Font; text: string };

/** `undefined` when there is no such font. */
export function createTypesetter(name: string, fonts: Fonts): Typesetter | undefined {
  const main = fonts.face(name, 'latin');
  if (!main) return undefined;
  const own = (character: string) => faceWith(name, character, fonts);
  const any = (character: string) => own(character) ?? faceWith(standInOf(name), character, fonts);
  return {
    has: (character) => own(character) !== undefined,
    capHeight: (main.capHeight || 0.7 * main.unitsPerEm) / main.unitsPerEm,
    shape(word, tracking) {
      const characters = [...word];
      const runs: Run[] = [];
      for (const character of characters) {
        const font = any(character);
        const last = runs.at(-1);
        if (font && last?.font === font) last.text += character;
        else if (font) runs.push({ font, text: character });
      }
      return {
        ...placeRuns(runs, tracking),
        replaced: characters.filter((character) => !own(character) && any(character)),
        dropped: characters.filter((character) => !any(character)),
      };
    },
  };
}

function faceWith(name: string, character: string, fonts: Fonts): Font | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  const has = (subset: Subset) => fonts.face(name, subset)?.hasGlyphForCodePoint(codePoint) === true;
  const subset = subsets.find(has);
  return subset && fonts.face(name, subset);
}

function placeRuns(runs: readonly Run[], tracking: number): { width: number; glyphs: PlacedGlyph[] } {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const { font, text } of runs) {
    const scale = 1 / font.unitsPerEm;
    const run = tracking === 0 ? font.layout(text) : font.layout(text, { liga: false, clig: false });
    for (const [index, glyph] of run.glyphs.entries()) {
      const place = run.positions[index];
      if (!place) continue;
      const { commands } = glyph.path;
      if (commands.length > 0) {
        glyphs.push({ commands, scale, x: x + place.xOffset * scale, y: place.yOffset * scale });
      }
      x += place.xAdvance * scale + (glyph.isMark ? 0 : tracking);
    }
  }
  return { width: x, glyphs };
}
