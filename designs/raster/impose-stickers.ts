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
  const isMask = mode === 'foil-mask';
  const made = plain(width, height, isMask ? '#000000' : ground);
  const piece = inSize(sticker, Math.round(across), Math.round((across * sticker.height) / sticker.width));
  for (let index = 0; index < columns * rows - (on === 'liner' ? 1 : 0); index++) {
    const left = edge + ((index % columns) + 0.5) * cell.width - piece.width / 2;
    const top = edge + (Math.floor(index / columns) + 0.5) * cell.height - piece.height / 2;
    lay(made, piece, Math.round(left), Math.round(top), isMask ? 0 : rim);
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

/** A sticker over what is there, its shadow one pixel to the lower right. */
function lay(onto: Raster, { data, width, height }: Raster, left: number, top: number, shadow: number): void {
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const at = (y * width + x) * 4;
      const share = x < width && y < height ? (data[at + 3] ?? 0) / 255 : 0;
      const shade = x > 0 && y > 0 ? (data[at - (width + 1) * 4 + 3] ?? 0) / 255 : 0;
      const isInside = left + x >= 0 && left + x < onto.width && top + y >= 0 && top + y < onto.height;
      if (!isInside || (share === 0 && shade === 0)) continue;
      const to = ((top + y) * onto.width + left + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        // What resvg draws has its colours multiplied by their share.
        const own = share === 0 ? 0 : (data[at + channel] ?? 0);
        onto.data[to + channel] = own + (onto.data[to + channel] ?? 0) * (1 - shadow * shade) * (1 - share);
      }
    }
  }
}

/** A raster in another size: straight between its pixels. */
function inSize({ data, width, height }: Raster, across: number, down: number): Raster {
  const made = new Uint8Array(across * down * 4);
  for (let y = 0; y < down; y++) {
    const v = clamp(((y + 0.5) / down) * height - 0.5, height - 1);
    const row = Math.floor(v);
    const below = row + 1 < height ? width * 4 : 0;
    for (let x = 0; x < across; x++) {
      const u = clamp(((x + 0.5) / across) * width - 0.5, width - 1);
      const column = Math.floor(u);
      const at = (row * width + column) * 4;
      const right = column + 1 < width ? 4 : 0;
      for (let channel = 0; channel < 4; channel++) {
        const from = at + channel;
        const upper = mix(data[from] ?? 0, data[from + right] ?? 0, u - column);
        const lower = mix(data[from + below] ?? 0, data[from + below + right] ?? 0, u - column);
        made[(y * across + x) * 4 + channel] = mix(upper, lower, v - row) + 0.5;
      }
    }
  }
  return { data: made, width: across, height: down };
}

function clamp(value: number, high: number): number {
  return Math.max(0, Math.min(value, high));
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}
