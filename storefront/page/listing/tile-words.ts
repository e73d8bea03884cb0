import { shortName } from './short-name.ts';

export type TileWords = {
  /** The first line: a design's given name, or what an accessory is. */
  title: string;
  /** The second: what the design is, or which accessory of several. */
  detail: string;
};

/**
 * What a tile says of a product. A design is called by its given name and says what it is; what has no given name is
 * called in two, so that long names stay short: `Bäckergarn` and `weiß, 10-m-Rolle`, `Fotoabzug` and `9 × 13 cm`.
 */
export function tileWords(name: string, typeLabel: string): TileWords {
  const given = shortName(name);
  if (given !== name) return { title: given, detail: typeLabel };
  const [, what, which] = /^(.+?)(?:, | (?=[\d.,]+\s×\s))(.+)$/.exec(name) ?? [];
  return { title: what ?? name, detail: which ?? typeLabel };
}
