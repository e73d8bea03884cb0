import type { TextLayer } from '../model/design.ts';

const pointsPerMillimetre = 72 / 25.4;
/** Points below which print is hard to read. */
export const leastPrinted = 7.5;
/** Gaps between texts give way to one that grows, as far as to this share. */
const leastGap = 0.6;
/** In so many steps a text that grows becomes smaller again until all fit. */
const steps = 10;

type Row = { layer: TextLayer; size: number; height: number };

/**
 * Texts of one room in other sizes, one below the other as before: gaps give way first, then what was to grow. All others
 * keep their size. None leaves the room or lies on another. Only layers that change are in the answer.
 * @param shareOf what a text is to have of its size
 */
export function restack(
  layers: readonly TextLayer[],
  shareOf: (layer: TextLayer) => number,
): ReadonlyMap<TextLayer, TextLayer> {
  const room = layers[0]?.room?.box;
  if (!room || layers.every((layer) => shareOf(layer) === 1)) return new Map();
  const before = layers
    .toSorted((one, other) => one.box.y - other.box.y)
    .map((layer) => ({ layer, size: layer.size, height: layer.box.height }));
  const gaps = before.slice(1).map(({ layer: { box } }, at) => {
    const { y, height } = before[at]?.layer.box ?? box;
    return Math.max(0, box.y - y - height);
  });
  const gap = sum(gaps);
  const [top, end] = [before[0]?.layer.box.y ?? room.y, bottomOf(before)];
  const limit = Math.max(room.height, end - top);
  const rows = grown(before, shareOf, limit - leastGap * gap);
  const free = limit - heightOf(rows);
  const kept = gap > 0 ? Math.min(1, Math.max(0, free / gap)) : 1;
  // What stands at the top, in the middle or at the end of its room stays there.
  const slack = room.height - (end - top);
  const anchor = slack > 0.1 ? Math.min(1, Math.max(0, (top - room.y) / slack)) : 0.5;
  let y = room.y + anchor * Math.max(0, free - kept * gap);
  return new Map(
    rows.map(({ layer, size, height }, at) => {
      const box = { ...layer.box, y: rounded(y), height };
      y += height + kept * (gaps[at] ?? 0);
      return [layer, { ...layer, box, size, minSize: Math.min(layer.minSize, size) }];
    }),
  );
}

/** A share of a size that can still be printed, in the steps that texts shrink by. */
export function atLeastReadable(size: number, share: number): number {
  if (share === 1) return size;
  return Math.max(Math.min(size, leastPrinted), Math.round(size * share * 4) / 4);
}

function grown(before: readonly Row[], shareOf: (layer: TextLayer) => number, limit: number): Row[] {
  for (let step = steps; step > 0; step -= 1) {
    const rows = before.map((row) => {
      const share = shareOf(row.layer);
      return sized(row, share > 1 ? 1 + ((share - 1) * step) / steps : share);
    });
    if (heightOf(rows) <= limit) return rows;
  }
  return before.map((row) => sized(row, Math.min(1, shareOf(row.layer))));
}

function sized(row: Row, share: number): Row {
  const { layer } = row;
  const most = Math.max(layer.size, layer.room?.mostSize ?? layer.size);
  const size = Math.min(most, atLeastReadable(layer.size, share));
  if (size === layer.size) return row;
  const line = (layer.size * layer.lineHeight) / pointsPerMillimetre;
  const lines = Math.max(1, Math.round(layer.box.height / line));
  const own = Math.min(lines, layer.text.split('\n').length);
  const wanted = own + Math.ceil(((lines - own) * size) / layer.size);
  return { layer, size, height: rounded((wanted * line * size) / layer.size + 0.02) };
}

function bottomOf(rows: readonly Row[]): number {
  return Math.max(...rows.map(({ layer: { box } }) => box.y + box.height));
}

function heightOf(rows: readonly Row[]): number {
  return sum(rows.map(({ height }) => height));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
