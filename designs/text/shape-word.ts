import { standInOf } from './font-names.ts';
import { type Face, type Fonts, type PathCommand, type Subset, subsets } from './fonts.ts';

/** Outlines of one glyph; `scale` turns its font units into em, `x` and `y` are em, y up. */
export type PlacedGlyph = { commands: readonly PathCommand[]; scale: number; x: number; y: number };
/** `replaced`: characters another font drew. `dropped`: characters no font has, as they are read: with their marks, an emoji whole. */
export type ShapedWord = { width: number; glyphs: PlacedGlyph[]; replaced: string[]; dropped: string[] };

/** One font of a text with its stand-ins, as the characters need them. */
export type Typesetter = {
  has(character: string): boolean;
  /** `tracking` in em follows every character, also the last. Ligatures only without tracking. */
  shape(word: string, tracking: number): ShapedWord;
  /** Height of capitals in em, as the font says. */
  capHeight: number;
};

type Run = { font: Face; text: string };

/** Typesetters with their shaped words: the same texts come again in many designs. */
const known = new WeakMap<Fonts, Map<string, Typesetter>>();
/** Words kept of a font. */
const keptWords = 1_000;

/** `undefined` when there is no such font (yet). */
export function createTypesetter(name: string, fonts: Fonts): Typesetter | undefined {
  const typesetters = known.get(fonts) ?? new Map<string, Typesetter>();
  known.set(fonts, typesetters);
  const typesetter = typesetters.get(name) ?? newTypesetter(name, fonts);
  if (typesetter) typesetters.set(name, typesetter);
  return typesetter;
}

function newTypesetter(name: string, fonts: Fonts): Typesetter | undefined {
  const main = fonts.face(name, 'latin');
  if (!main) return undefined;
  const own = faceFinder(name, fonts);
  const standIn = faceFinder(standInOf(name), fonts);
  const any = (character: string) => own(character) ?? standIn(character);
  const words = new Map<string, ShapedWord>();
  return {
    has: (character) => own(character) !== undefined,
    capHeight: (main.capHeight || 0.7 * main.unitsPerEm) / main.unitsPerEm,
    shape(word, tracking) {
      const key = `${tracking} ${word}`;
      const found = words.get(key);
      if (found) {
        keep(words, key, found);
        return found;
      }
      const characters = [...word].filter((character) => !invisible.test(character));
      const runs: Run[] = [];
      for (const character of characters) {
        const font = any(character);
        const last = runs.at(-1);
        if (font && last?.font === font) last.text += character;
        else if (font) runs.push({ font, text: character });
      }
      const shaped = {
        ...placeRuns(runs, tracking),
        replaced: characters.filter((character) => !own(character) && any(character)),
        dropped: readAs(word, new Set(characters.filter((character) => !any(character)))),
      };
      // A browser may not have fetched the stand-in yet.
      if (shaped.replaced.length === 0 && shaped.dropped.length === 0) keep(words, key, shaped);
      return shaped;
    },
  };
}

/** Joiners, marks of direction, soft hyphens: they draw nothing, and a word that has any is printed without. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const reader = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What readers take for one character each, of those that have a missing one in them. */
function readAs(word: string, missing: ReadonlySet<string>): string[] {
  if (missing.size === 0) return [];
  return [...reader.segment(word)]
    .map(({ segment }) => segment)
    .filter((segment) => [...segment].some((character) => missing.has(character)));
}

function keep(words: Map<string, ShapedWord>, key: string, word: ShapedWord): void {
  // Last again: those asked for lately stay.
  words.delete(key);
  words.set(key, word);
  const [oldest] = words.keys();
  if (words.size > keptWords && oldest !== undefined) words.delete(oldest);
}

/** Finds the part of a family that has a character. What is not found is looked for again: it may come to be loaded. */
function faceFinder(name: string, fonts: Fonts): (character: string) => Face | undefined {
  const found = new Map<string, Face>();
  return (character) => {
    const known = found.get(character);
    if (known) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const has = (subset: Subset) => fonts.face(name, subset)?.hasGlyphForCodePoint(codePoint) === true;
    const subset = subsets.find(has);
    const face = subset && fonts.face(name, subset);
    if (face) found.set(character, face);
    return face;
  };
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
