/** Parts of a family in files of their own; a text loads only those its characters need. */
export const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const;
export type Subset = (typeof subsets)[number];

/** One step of a glyph's outline in font units, y up. */
export type PathCommand = {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  args: number[];
};

/** What is needed of a font; fontkit's fonts are such. Lengths in font units. */
export type Face = {
  unitsPerEm: number;
  capHeight: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(
    text: string,
    features?: Record<string, boolean>,
  ): {
    glyphs: { path: { commands: PathCommand[] }; isMark: boolean }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};

/**
 * Loaded fonts. On a server they come from disk when first asked for; a browser fetches them beforehand and answers
 * from memory. `undefined`: the family has no such subset.
 */
export type Fonts = { face(name: string, subset: Subset): Face | undefined };
