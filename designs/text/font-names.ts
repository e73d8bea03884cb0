/** Which kind of letter stands in when a font lacks a character. */
type Manner = 'serif' | 'sans' | 'script';
type Family = { manner: Manner; weights: readonly number[]; italic: boolean };

const family = (manner: Manner, weights: readonly number[] = [400], italic = false): Family => ({
  manner,
  weights,
  italic,
});

/** The families in the shop, by the name of their package (all under the Open Font License). */
const families: Readonly<Record<string, Family>> = {
  'abril-fatface': family('serif'),
  'alex-brush': family('script'),
  allura: family('script'),
  'amatic-sc': family('script', [400, 700]),
  'bodoni-moda': family('serif', [400, 500, 700], true),
  caveat: family('script', [400, 600]),
  cinzel: family('serif', [400, 600]),
  'cormorant-garamond': family('serif', [300, 400, 500, 600, 700], true),
  'cormorant-infant': family('serif', [300, 400, 500, 600], true),
  'dancing-script': family('script', [400, 600]),
  'dm-serif-display': family('serif', [400], true),
  'eb-garamond': family('serif', [400, 500, 600], true),
  forum: family('serif'),
  fraunces: family('serif', [300, 400, 600, 800], true),
  fredoka: family('sans', [400, 500, 600]),
  'great-vibes': family('script'),
  italiana: family('serif'),
  'josefin-sans': family('sans', [300, 400, 600], true),
  jost: family('sans', [300, 400, 500, 600], true),
  'la-belle-aurore': family('script'),
  'libre-baskerville': family('serif', [400, 700], true),
  'libre-caslon-display': family('serif'),
  lora: family('serif', [400, 500, 600], true),
  marcellus: family('serif'),
  montserrat: family('sans', [300, 400, 500, 600, 700], true),
  nunito: family('sans', [300, 400, 600, 700], true),
  parisienne: family('script'),
  'petit-formal-script': family('script'),
  'pinyon-script': family('script'),
  'playfair-display': family('serif', [400, 500, 600, 700], true),
  'poiret-one': family('sans'),
  quicksand: family('sans', [300, 400, 500, 600]),
  raleway: family('sans', [300, 400, 500, 600], true),
  sacramento: family('script'),
  'style-script': family('script'),
  tangerine: family('script', [400, 700]),
  'tenor-sans': family('sans'),
};

/** The cut of a family that its package ships as one file. */
export type FontFile = { family: string; weight: number; style: 'normal' | 'italic' };

const files: ReadonlyMap<string, FontFile> = new Map(
  Object.entries(families).flatMap(([name, { weights, italic }]) =>
    weights.flatMap((weight): [string, FontFile][] => {
      const upright: [string, FontFile] = [`${name}-${weight}`, { family: name, weight, style: 'normal' }];
      const slanted: [string, FontFile] = [
        `${name}-${weight}-italic`,
        { family: name, weight, style: 'italic' },
      ];
      return italic ? [upright, slanted] : [upright];
    }),
  ),
);

/** Names a text may ask for: family, weight and perhaps `-italic`, as `cormorant-garamond-400-italic`. */
export const fontNames: readonly string[] = [...files.keys()];

export function fontFileOf(name: string): FontFile | undefined {
  return files.get(name);
}

const standIns: Record<Manner, string> = {
  serif: 'eb-garamond-400',
  sans: 'nunito-400',
  script: 'eb-garamond-400-italic',
};

/** The font that draws the characters which the named one lacks. */
export function standInOf(name: string): string {
  const found = files.get(name);
  return standIns[(found && families[found.family]?.manner) ?? 'serif'];
}
