import { differenceEuclidean, wcagLuminance } from 'culori';
import { type CardTheme, foilOf } from './card-themes.ts';
import { filterColours } from './catalogue-design.ts';
import { type NamedPalette, palettes } from './palettes.ts';

/** Palettes that look alike are no choice: the least distance of their motifs in OKLab. */
const leastDistance = 0.13;
/** The same of their papers, which are all that changes beside drawings pressed in foil. */
const leastPaperDistance = 0.05;
/** A look called after its colour has that one only. */
const namedByColour =
  /weiß|schwarz|silber|gold|kupfer|blau|rot|rosé|grün|flieder|lavendel|korn|bernstein|tinte|opal|salbei|kraft|nacht|mohn/i;

/**
 * Further palettes a look exists in, chosen among those of its celebration, one to three of them; none for looks that
 * photos colour. Light papers stay light and dark ones dark, so that the same drawings and foils suit.
 */
export function furtherPalettes(theme: Omit<CardTheme, 'id'>): NamedPalette[] {
  const { plan, index, family, palette, name } = theme;
  if (family === 'photo' || index % 5 > 2 || namedByColour.test(name)) return [];
  const chosen = [palette];
  for (let step = 1; step < plan.palettes.length && chosen.length < 2 + (index % 3); step++) {
    const id = plan.palettes[(index * 3 + step * 2) % plan.palettes.length];
    const candidate = palettes.find((known) => known.id === id);
    if (candidate && chosen.every((other) => isFarFrom(candidate, other, theme.foil !== null)))
      chosen.push(candidate);
  }
  return chosen.slice(1);
}

function isFarFrom(one: NamedPalette, other: NamedPalette, isFoiled: boolean): boolean {
  const namesOf = (palette: NamedPalette) => filterColours(palette, isFoiled ? foilOf(palette) : null).join();
  if (namesOf(one) === namesOf(other) || isDark(one) !== isDark(other)) return false;
  if (isFoiled && foilOf(one) === foilOf(other))
    return distance(one.colours.paper, other.colours.paper) >= leastPaperDistance;
  return distance(one.colours.main, other.colours.main) >= leastDistance;
}

const distance = differenceEuclidean('oklab');

function isDark({ colours }: NamedPalette): boolean {
  return wcagLuminance(colours.paper) < 0.2;
}
