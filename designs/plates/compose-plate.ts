import type { Foil } from '../model/design.ts';
import type { Raster } from '../scenes/warp.ts';
import type { FaceSheet, Tone } from './plate.ts';
import type { ScaledPlate, ScaledSheet } from './scale-plate.ts';
import { linearOf, shownOf } from './tone-curve.ts';

/** What lies on a plate's sheets. */
export type Contents = {
  /** The colour of what is plain, as #rrggbb. */
  tone(tone: Tone): string;
  /** A face at least `width` pixels wide, and where foil is pressed on it: white there, black elsewhere. */
  face(sheet: FaceSheet, width: number): { page: Raster; foil?: { metal: Foil; mask: Raster } } | undefined;
};

/** Reflection of metals, linear: what the light on them is multiplied with. */
const metals: Record<Foil, readonly [number, number, number]> = {
  gold: [0.86, 0.53, 0.15],
  rosegold: [0.86, 0.45, 0.32],
  silver: [0.76, 0.77, 0.79],
};

/** Faces come somewhat larger than they are seen: thin letters stay sharp. */
const finer = 1.1;

/** A picture of the plate with a design in it: red, green and blue, row by row. */
export function composePlate(plate: ScaledPlate, contents: Contents): Buffer {
  const picture = Buffer.from(plate.room);
  const light = new Float32Array(plate.behind);
  for (const sheet of plate.sheets) {
    if ('coordinates' in sheet) layFace(light, sheet, contents);
    else layTone(light, sheet, contents.tone(sheet.sheet.tone));
  }
  const last = shownOf.length - 1;
  const { covered } = plate;
  for (let place = 0; place < covered.length; place++) {
    const to = (covered[place] ?? 0) * 3;
    for (let channel = 0; channel < 3; channel++) {
      picture[to + channel] = shownOf[Math.min(last, light[place * 3 + channel] ?? 0) | 0] ?? 0;
    }
  }
  return picture;
}

function layTone(sums: Float32Array, { places, light }: ScaledSheet, colour: string): void {
  const tint = [1, 3, 5].map((at) => linearOf[Number.parseInt(colour.slice(at, at + 2), 16)] ?? 0);
  for (let index = 0; index < places.length; index++) {
    const to = (places[index] ?? 0) * 3;
    for (let channel = 0; channel < 3; channel++) {
      sums[to + channel] =
        (sums[to + channel] ?? 0) + (light[index * 3 + channel] ?? 0) * (tint[channel] ?? 0);
    }
  }
}

function layFace(
  sums: Float32Array,
  sheet: Extract<ScaledSheet, { coordinates: Float32Array }>,
  contents: Contents,
): void {
  const { places, light, foil, coordinates } = sheet;
  const drawn = contents.face(sheet.sheet, Math.max(16, Math.ceil(sheet.across * finer)));
  if (!drawn) {
    layTone(sums, sheet, contents.tone('paper'));
    return;
  }
  const { page } = drawn;
  const tint = drawn.foil && metals[drawn.foil.metal];
  const colour = new Float32Array(3);
  for (let index = 0; index < places.length; index++) {
    const to = (places[index] ?? 0) * 3;
    const at = index * 3;
    const x = (coordinates[index * 2] ?? 0) * page.width - 0.5;
    const y = (coordinates[index * 2 + 1] ?? 0) * page.height - 0.5;
    sample(page, x, y, colour);
    const pressed = drawn.foil && foil ? sampleShare(drawn.foil.mask, x, y) : 0;
    for (let channel = 0; channel < 3; channel++) {
      const printed = (light[at + channel] ?? 0) * (colour[channel] ?? 0) * (1 - pressed);
      const metal = pressed === 0 ? 0 : (foil?.[at + channel] ?? 0) * (tint?.[channel] ?? 0) * pressed;
      sums[to + channel] = (sums[to + channel] ?? 0) + printed + metal;
    }
  }
}

/** The linear colour between the four pixels around a place; beyond an edge it is the edge's. */
function sample({ data, width, height }: Raster, x: number, y: number, colour: Float32Array): void {
  const px = x < 0 ? 0 : Math.min(x, width - 1);
  const py = y < 0 ? 0 : Math.min(y, height - 1);
  const column = px | 0;
  const row = py | 0;
  const ax = px - column;
  const ay = py - row;
  const at = (row * width + column) * 4;
  const right = column + 1 < width ? at + 4 : at;
  const below = row + 1 < height ? width * 4 : 0;
  for (let channel = 0; channel < 3; channel++) {
    const a = linearOf[data[at + channel] ?? 0] ?? 0;
    const b = linearOf[data[right + channel] ?? 0] ?? 0;
    const c = linearOf[data[at + below + channel] ?? 0] ?? 0;
    const d = linearOf[data[right + below + channel] ?? 0] ?? 0;
    const upper = a + (b - a) * ax;
    colour[channel] = upper + (c + (d - c) * ax - upper) * ay;
  }
}

/** How white a mask is at a place, 0 to 1. */
function sampleShare({ data, width, height }: Raster, x: number, y: number): number {
  const px = x < 0 ? 0 : Math.min(x, width - 1);
  const py = y < 0 ? 0 : Math.min(y, height - 1);
  const column = px | 0;
  const row = py | 0;
  const at = (row * width + column) * 4;
  const right = column + 1 < width ? at + 4 : at;
  const below = row + 1 < height ? width * 4 : 0;
  const a = data[at] ?? 0;
  const upper = a + ((data[right] ?? 0) - a) * (px - column);
  const c = data[at + below] ?? 0;
  const lower = c + ((data[right + below] ?? 0) - c) * (px - column);
  return (upper + (lower - upper) * (py - row)) / 255;
}
