import { converter, modeLab, modeRgb, useMode as registerMode } from 'culori/fn';
import sharp from 'sharp';
import type { PrintProfile } from './print-profile.ts';

registerMode(modeRgb);
registerMode(modeLab);
const toLab = converter('lab');

/** Cyan, magenta, yellow and black in percent. */
type ProcessInk = readonly [cyan: number, magenta: number, yellow: number, black: number];
/** Of a proof, 0 to 255. */
type ScreenInk = readonly [red: number, green: number, blue: number];
export type Ink = ProcessInk | ScreenInk;

/** How a colour (`#rrggbb`) is printed: in areas, and in letters and thin lines. */
export type Colours = { area(colour: string): Ink; fine(colour: string): Ink };

/** Red, green and blue as they are on the screen. */
export const screenColours: Colours = { area: channelsOf, fine: channelsOf };

/**
 * Separates colours by the profile's perceptual intent. Small things in a dark neutral colour are printed in black
 * alone, which no plate out of register can fringe.
 */
export async function printedColours(colours: readonly string[], profile: PrintProfile): Promise<Colours> {
  const [areas, fine] = await Promise.all([
    separated(colours, profile.areas),
    separated(colours, profile.fine),
  ]);
  const found = (inks: ReadonlyMap<string, ProcessInk>, colour: string) => {
    const ink = inks.get(colour);
    if (!ink) throw new Error(`${colour} was not separated.`);
    return ink;
  };
  return {
    area: (colour) => found(areas, colour),
    fine: (colour) => blackAlone(colour) ?? found(fine, colour),
  };
}

async function separated(colours: readonly string[], profile: string): Promise<Map<string, ProcessInk>> {
  if (colours.length === 0) return new Map();
  const pixels = Buffer.from(colours.flatMap(channelsOf));
  const row = { width: colours.length, height: 1, channels: 3 } as const;
  // Not `toColourspace('cmyk')` as well: that separates by a profile of its own first.
  const inks = await sharp(pixels, { raw: row }).withIccProfile(profile, { attach: false }).raw().toBuffer();
  const percent = (at: number) => Math.round((inks[at] ?? 0) / 0.255) / 10;
  return new Map(
    colours.map((colour, index) => {
      const at = 4 * index;
      return [colour, [percent(at), percent(at + 1), percent(at + 2), percent(at + 3)]];
    }),
  );
}

function channelsOf(colour: string): ScreenInk {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Lightness (L*) of black ink alone by its percentage, as FOGRA39L has it measured. */
const blackSteps: readonly (readonly [percent: number, lightness: number])[] = [
  [30, 76.12],
  [40, 69.28],
  [50, 61.82],
  [60, 54.14],
  [70, 45.53],
  [80, 36.62],
  [90, 26.69],
  [95, 21.46],
  [100, 16],
];
/** Lightness of the paper, which is white on the screen. */
const paperLightness = 95;
/** Channels no further apart than this look grey. */
const neutral = 12;

/** Black in the same lightness as a dark grey; undefined of light and of tinted colours. */
function blackAlone(colour: string): ProcessInk | undefined {
  const channels = channelsOf(colour);
  if (Math.max(...channels) - Math.min(...channels) > neutral) return undefined;
  const lightness = ((toLab(colour)?.l ?? 100) * paperLightness) / 100;
  const [lightest] = blackSteps;
  if (!lightest || lightness > lightest[1]) return undefined;
  const above = blackSteps.findIndex(([, step]) => step <= lightness);
  const [from, to] = [blackSteps[above - 1], blackSteps[above]];
  if (!from || !to) return [0, 0, 0, 100];
  const share = (from[1] - lightness) / (from[1] - to[1]);
  return [0, 0, 0, Math.round(from[0] + share * (to[0] - from[0]))];
}

/** Whether it is printed over what lies below instead of leaving it out. */
export function overprints(ink: Ink): boolean {
  const [cyan, magenta, yellow, black = 0] = ink;
  return cyan === 0 && magenta === 0 && yellow === 0 && black > 0;
}
