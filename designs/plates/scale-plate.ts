import sharp from 'sharp';
import { type CardCorners, cornersOf } from './card-corners.ts';
import type { FaceSheet, ToneSheet } from './plate.ts';
import type { LoadedPlate, LoadedSheet } from './read-plate.ts';
import { type Region, resample } from './resample.ts';
import { lightOf, lightSteps } from './tone-curve.ts';

/** What is known of the pixels that a sheet is seen in, one after the other. */
type Seen = {
  /** Which of the covered pixels it is. */
  places: Uint32Array;
  /** Light on white paper, red, green and blue, in `lightSteps`; less where the sheet fills a pixel in part. */
  light: Uint16Array;
};
export type ScaledSheet =
  | (Seen & { sheet: ToneSheet })
  | (Seen & {
      sheet: FaceSheet;
      /** Shares of the face's width and height, from the top left. */
      coordinates: Float32Array;
      /** Absent where none is pressed: what is foil is shown as it is printed. */
      foil?: Uint16Array;
      /** How wide the face is seen, in pixels. */
      across: number;
      /** What is seen of the place where a design's corners are rounded. */
      corners: CardCorners;
    });

/** A plate in the size of a picture, all that is the same for every design reckoned. */
export type ScaledPlate = {
  width: number;
  height: number;
  /** Red, green and blue as they are shown. */
  room: Buffer;
  /** The pixels that a sheet is seen in. */
  covered: Uint32Array;
  /** Light of the room in them, red, green and blue, in `lightSteps`; less where sheets fill a pixel in part. */
  behind: Uint16Array;
  sheets: readonly ScaledSheet[];
};

/** Below this a sheet does not change a pixel's value. */
const faintest = 0.002;

export async function scalePlate({ plate, room, sheets }: LoadedPlate, width: number): Promise<ScaledPlate> {
  const scale = plate.size.width / width;
  const height = Math.round(plate.size.height / scale);
  const shown = await sharp(room).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const parts = sheets.map((loaded) => {
    const region = regionOf(loaded.sheet.box, scale, { width, height });
    return { loaded, region, shares: resample(loaded.share, loaded.sheet.box, region, scale) };
  });
  const shareOfAll = new Float32Array(width * height);
  for (const { region, shares } of parts) {
    forEachPixel(region, width, (at, index) => {
      const share = shares[index] ?? 0;
      if (share > faintest) shareOfAll[at] = (shareOfAll[at] ?? 0) + share;
    });
  }
  const covered = indicesOf(shareOfAll, 0);
  const placeOf = new Uint32Array(width * height);
  const behind = new Uint16Array(covered.length * 3);
  for (let place = 0; place < covered.length; place++) {
    const at = covered[place] ?? 0;
    placeOf[at] = place;
    const open = Math.max(0, 1 - (shareOfAll[at] ?? 0)) * lightSteps;
    for (let channel = 0; channel < 3; channel++) {
      behind[place * 3 + channel] = Math.round((lightOf[shown[at * 3 + channel] ?? 0] ?? 0) * open);
    }
  }
  const papers = parts.filter(({ loaded: { sheet } }) => 'tone' in sheet && sheet.tone === 'paper');
  const scaled = parts.map(({ loaded, region, shares }) =>
    scaleSheet(loaded, region, shares, scale, { width, height }, placeOf, papers),
  );
  return { width, height, room: shown, covered, behind, sheets: scaled };
}

type Part = { loaded: LoadedSheet; region: Region; shares: Float32Array };

function scaleSheet(
  loaded: LoadedSheet,
  region: Region,
  shares: Float32Array,
  scale: number,
  picture: { width: number; height: number },
  placeOf: Uint32Array,
  papers: readonly Part[],
): ScaledSheet {
  const { box } = loaded.sheet;
  const indices = indicesOf(shares, faintest);
  const places = new Uint32Array(indices.length);
  for (let place = 0; place < places.length; place++) {
    const index = indices[place] ?? 0;
    const row = region.top + Math.floor(index / region.width);
    places[place] = placeOf[row * picture.width + region.left + (index % region.width)] ?? 0;
  }
  const lightIn = (light: Float32Array) => {
    const made = new Uint16Array(indices.length * 3);
    for (let place = 0; place < indices.length; place++) {
      const index = indices[place] ?? 0;
      const share = (shares[index] ?? 0) * lightSteps;
      for (let channel = 0; channel < 3; channel++) {
        const value = (light[index * 3 + channel] ?? 0) * share;
        made[place * 3 + channel] = Math.min(65_535, Math.round(value));
      }
    }
    return made;
  };
  const seen = { places, light: lightIn(resample(loaded.light, box, region, scale)) };
  if (!('coordinates' in loaded)) return { ...seen, sheet: loaded.sheet };
  const all = resample(loaded.coordinates, box, region, scale);
  const coordinates = new Float32Array(indices.length * 2);
  const { channels } = loaded.coordinates;
  for (let place = 0; place < indices.length; place++) {
    const at = (indices[place] ?? 0) * channels;
    coordinates[place * 2] = all[at] ?? 0;
    coordinates[place * 2 + 1] = 1 - (all[at + 1] ?? 0);
  }
  const face = (index: number, axis: 0 | 1) => {
    const value = all[index * channels + axis] ?? 0;
    return axis === 0 ? value : 1 - value;
  };
  const corners = cornersOf(region, withRim(region, shares, papers), face, picture);
  const across = acrossOf(coordinates, indices);
  const scaled = { ...seen, sheet: loaded.sheet, coordinates, across, corners };
  if (!loaded.foil) return scaled;
  return { ...scaled, foil: lightIn(resample(loaded.foil, box, region, scale)) };
}

/** Shares of a face's region that the card fills, the rim of its paper too. */
function withRim(region: Region, shares: Float32Array, papers: readonly Part[]): Float32Array {
  const card = Float32Array.from(shares);
  for (const { region: other, shares: rims } of papers) {
    const first = Math.max(region.top, other.top);
    const last = Math.min(region.top + region.height, other.top + other.height);
    const from = Math.max(region.left, other.left);
    const to = Math.min(region.left + region.width, other.left + other.width);
    for (let y = first; y < last; y++) {
      for (let x = from; x < to; x++) {
        const index = (y - region.top) * region.width + x - region.left;
        const rim = rims[(y - other.top) * other.width + x - other.left] ?? 0;
        card[index] = Math.min(1, (card[index] ?? 0) + rim);
      }
    }
  }
  return card;
}

/** Pixels from a face's left to its right, by how far its coordinates go from one pixel to the next. */
function acrossOf(coordinates: Float32Array, indices: Uint32Array): number {
  let sum = 0;
  let count = 0;
  for (let place = 1; place < indices.length; place++) {
    if (indices[place] !== (indices[place - 1] ?? 0) + 1) continue;
    const dx = (coordinates[place * 2] ?? 0) - (coordinates[place * 2 - 2] ?? 0);
    const dy = (coordinates[place * 2 + 1] ?? 0) - (coordinates[place * 2 - 1] ?? 0);
    sum += Math.hypot(dx, dy);
    count += 1;
  }
  return count === 0 || sum === 0 ? 1 : count / sum;
}

function regionOf(box: Region, scale: number, size: { width: number; height: number }): Region {
  const left = Math.max(0, Math.floor(box.left / scale));
  const top = Math.max(0, Math.floor(box.top / scale));
  const right = Math.min(size.width, Math.ceil((box.left + box.width) / scale));
  const bottom = Math.min(size.height, Math.ceil((box.top + box.height) / scale));
  return { left, top, width: right - left, height: bottom - top };
}

/** `at`: the pixel in the picture, `index`: the same in the region. */
function forEachPixel(
  { left, top, width, height }: Region,
  pictureWidth: number,
  each: (at: number, index: number) => void,
): void {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      each((top + row) * pictureWidth + left + column, row * width + column);
    }
  }
}

/** Where shares are larger than `least`. */
function indicesOf(shares: Float32Array, least: number): Uint32Array {
  let count = 0;
  for (let at = 0; at < shares.length; at++) if ((shares[at] ?? 0) > least) count++;
  const found = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < shares.length; at++) if ((shares[at] ?? 0) > least) found[next++] = at;
  return found;
}

/** Bytes that a scaled plate holds. */
export function bytesOf({ room, covered, behind, sheets }: ScaledPlate): number {
  const inSheets = sheets.map(
    (sheet) =>
      sheet.places.byteLength +
      sheet.light.byteLength +
      ('coordinates' in sheet
        ? (sheet.foil?.byteLength ?? 0) + sheet.coordinates.byteLength + sheet.corners.pixels.byteLength * 4
        : 0),
  );
  return (
    room.byteLength + covered.byteLength + behind.byteLength + inSheets.reduce((sum, bytes) => sum + bytes, 0)
  );
}
