import { modeLrgb, modeRgb, useMode as registerMode, wcagContrast } from 'culori/fn';
import { type Colour, type Palette, resolveColour } from '../model/colour.ts';

registerMode(modeRgb);
registerMode(modeLrgb);

/** The first colour that stands out enough from the ground; none does: the one that does best. */
function readableOn(
  ground: Colour,
  wanted: readonly [Colour, ...Colour[]],
  contrast: number,
  palette: Palette,
): Colour {
  const under = resolveColour(ground, palette);
  const ratio = (colour: Colour) => wcagContrast(resolveColour(colour, palette), under);
  const found = wanted.find((colour) => ratio(colour) >= contrast);
  return found ?? wanted.reduce((best, colour) => (ratio(colour) > ratio(best) ? colour : best));
}

/** Contrasts that texts keep: running text, and large or heavy text. */
const contrasts = { text: 4.5, large: 3 };

/** For small text on any ground of a role. */
export function inkOn(ground: Colour, palette: Palette): Colour {
  return readableOn(ground, ['ink', 'paper', '#ffffff', 'ink-60', '#000000'], contrasts.text, palette);
}

/** For names and ornaments on any ground of a role; fine letters need more contrast than large ones. */
export function accentOn(ground: Colour, palette: Palette, isFine = false): Colour {
  const contrast = isFine ? contrasts.text : contrasts.large;
  return readableOn(ground, ['accent', 'paper', 'ink', '#ffffff', '#000000'], contrast, palette);
}

/** The first ground on which a colour can be seen well. */
export function readableGround(
  colour: Colour,
  wanted: readonly [Colour, ...Colour[]],
  palette: Palette,
): Colour {
  return readableOn(colour, wanted, contrasts.text, palette);
}
