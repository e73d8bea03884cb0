import type { DrawingMode } from '../drawing/inks.ts';
import type { StickerGround } from '../plates/plate.ts';
import type { Raster } from '../scenes/warp.ts';
import type { FaceSource } from './face-memory.ts';

/** `aspect`: width by height of the ground; `width`: its pixels at least; `ground`: its colour, as #rrggbb. */
type Wanted = { aspect: number; width: number; mode: DrawingMode; ground: string };

/** How much of a cell a sticker fills. */
const filled = { liner: 0.86, envelope: 0.94 };
/** What is left free around all cells of a liner, as a share of its width. */
const margin = 0.05;

/** Stickers on their ground, the right way up: a liner full of them, its last one taken off, or one alone. */
export function imposeStickers(
  on: StickerGround,
  { aspect, width, mode, ground }: Wanted,
  faceOf: FaceSource,
): Raster | undefined {
  const probe = faceOf({ panel: 'front' }, 16, mode);
  if (!probe) return undefined;
  const height = Math.round(width / aspect);
  const shape = probe.width / probe.height;
  const { columns, rows } = on === 'liner' ? gridOf(shape, aspect) : { columns: 1, rows: 1 };
  const edge = on === 'liner' ? margin * width : 0;
  const cell = { width: (width - 2 * edge) / columns, height: (height - 2 * edge) / rows };
  const across = Math.min(cell.width, cell.height * shape) * filled[on];
  const sticker = faceOf({ panel: 'front' }, Math.max(16, Math.ceil(across)), mode);
  if (!sticker) return undefined;
  const made = plain(width, height, mode === 'foil-mask' ? '#000000' : ground);
  const down = across / shape;
  for (let index = 0; index < columns * rows - (on === 'liner' ? 1 : 0); index++) {
    const left = edge + ((index % columns) + 0.5) * cell.width - across / 2;
    const top = edge + (Math.floor(index / columns) + 0.5) * cell.height - down / 2;
    lay(made, sticker, { left, top, width: across, height: down }, mode === 'foil-mask' ? 0 : rim);
  }
  return made;
}

/** How much darker the ground is where a sticker's edge throws its shadow on it. */
const rim = 0.16;

/** Two columns of what is long, three of the rest, as many rows as fit. */
function gridOf(shape: number, aspect: number): { columns: number; rows: number } {
  const columns = shape > 1.5 ? 2 : 3;
  const rows = Math.round((columns * shape * (1 / aspect - 2 * margin)) / (1 - 2 * margin));
  return { columns, rows: Math.max(3, Math.min(9, rows)) };
}

function plain(width: number, height: number, colour: string): Raster {
  const data = new Uint8Array(width * height * 4);
  const pixel = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += 4) data.set([...pixel, 255], at);
  return { data, width, height };
}

type Place = { left: number; top: number; width: number; height: number };

/** A sticker over what is there, its shadow one pixel to the lower right. */
function lay(onto: Raster, sticker: Raster, place: Place, shadow: number): void {
  const [fromX, fromY] = [Math.floor(place.left), Math.floor(place.top)];
  const [toX, toY] = [Math.ceil(place.left + place.width) + 2, Math.ceil(place.top + place.height) + 2];
  for (let y = Math.max(0, fromY); y < Math.min(onto.height, toY); y++) {
    for (let x = Math.max(0, fromX); x < Math.min(onto.width, toX); x++) {
      const u = ((x + 0.5 - place.left) / place.width) * sticker.width - 0.5;
      const v = ((y + 0.5 - place.top) / place.height) * sticker.height - 0.5;
      const at = (y * onto.width + x) * 4;
      const step = (sticker.width / place.width) * 1.4;
      const shade = 1 - shadow * channelAt(sticker, u - step, v - step, 3) * (1 / 255);
      const share = channelAt(sticker, u, v, 3) / 255;
      if (share === 0 && shade === 1) continue;
      for (let channel = 0; channel < 3; channel++) {
        // What resvg draws has its colours multiplied by their share.
        const under = (onto.data[at + channel] ?? 0) * shade;
        onto.data[at + channel] = channelAt(sticker, u, v, channel) + under * (1 - share);
      }
    }
  }
}

/** A value between the four pixels around a place; beyond the edges there is nothing. */
function channelAt({ data, width, height }: Raster, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 0
      : (data[(row * width + column) * 4 + channel] ?? 0);
  const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
  const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}
