import type { Foil } from '../model/design.ts';
import type { Raster } from '../scenes/warp.ts';
import type { CardCorners } from './card-corners.ts';
import type { FaceSheet, Tone } from './plate.ts';
import type { ScaledPlate, ScaledSheet } from './scale-plate.ts';
import { linearOf, shownOf } from './tone-curve.ts';

/** What lies on a plate's sheets. */
export type Contents = {
  /** The colour of what is plain, as #rrggbb. */
  tone(tone: Tone): string;
  /** A face at least `width` pixels wide. */
  face(sheet: FaceSheet, width: number): DrawnFace | undefined;
};

/**
 * `foil`: where metal is pressed, white there, black elsewhere. `isRounded`: its corners are cut off, by the page's
 * opacity; its colours go on there.
 */
type DrawnFace = {
  page: Raster;
  foil?: { metal: Foil; mask: Raster } | undefined;
  isRounded?: boolean;
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
  const rounded: (() => void)[] = [];
  for (const sheet of plate.sheets) {
    if ('coordinates' in sheet) {
      const drawn = contents.face(sheet.sheet, Math.max(16, Math.ceil(sheet.across * finer)));
      if (drawn) layFace(light, sheet, drawn);
      else layTone(light, sheet, contents.tone('paper'));
      if (drawn?.isRounded) rounded.push(() => cutCorners(picture, sheet.corners, drawn.page));
    } else layTone(light, sheet, contents.tone(sheet.sheet.tone));
  }
  const last = shownOf.length - 1;
  const { covered } = plate;
  for (let place = 0; place < covered.length; place++) {
    const to = (covered[place] ?? 0) * 3;
    for (let channel = 0; channel < 3; channel++) {
      picture[to + channel] = shownOf[Math.min(last, light[place * 3 + channel] ?? 0) | 0] ?? 0;
    }
  }
  for (const cut of rounded) cut();
  return picture;
}

/** Shows what is beside the card where its corners are rounded off. */
function cutCorners(picture: Buffer, { pixels, coordinates, outside }: CardCorners, page: Raster): void {
  const whole = Buffer.from(picture);
  for (let index = 0; index < pixels.length; index++) {
    const x = (coordinates[index * 2] ?? 0) * page.width - 0.5;
    const y = (coordinates[index * 2 + 1] ?? 0) * page.height - 0.5;
    const kept = shareAt(page, x, y, 3);
    if (kept >= 1) continue;
    const [to, from] = [(pixels[index] ?? 0) * 3, (outside[index] ?? 0) * 3];
    for (let channel = 0; channel < 3; channel++) {
      const [own, other] = [whole[to + channel] ?? 0, whole[from + channel] ?? 0];
      picture[to + channel] = Math.round(own * kept + other * (1 - kept));
    }
  }
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
  drawn: DrawnFace,
): void {
  const { places, light, foil, coordinates } = sheet;
  const { page } = drawn;
  const tint = drawn.foil && metals[drawn.foil.metal];
  const colour = new Float32Array(3);
  for (let index = 0; index < places.length; index++) {
    const to = (places[index] ?? 0) * 3;
    const at = index * 3;
    const x = (coordinates[index * 2] ?? 0) * page.width - 0.5;
    const y = (coordinates[index * 2 + 1] ?? 0) * page.height - 0.5;
    sample(page, x, y, colour);
    const pressed = drawn.foil && foil ? shareAt(drawn.foil.mask, x, y, 0) : 0;
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

/** One channel at a place, 0 to 1; beyond an edge it is the edge's. */
function shareAt({ data, width, height }: Raster, x: number, y: number, channel: 0 | 3): number {
  const px = x < 0 ? 0 : Math.min(x, width - 1);
  const py = y < 0 ? 0 : Math.min(y, height - 1);
  const column = px | 0;
  const row = py | 0;
  const at = (row * width + column) * 4 + channel;
  const right = column + 1 < width ? at + 4 : at;
  const below = row + 1 < height ? width * 4 : 0;
  const a = data[at] ?? 0;
  const upper = a + ((data[right] ?? 0) - a) * (px - column);
  const c = data[at + below] ?? 0;
  const lower = c + ((data[right + below] ?? 0) - c) * (px - column);
  return (upper + (lower - upper) * (py - row)) / 255;
}
