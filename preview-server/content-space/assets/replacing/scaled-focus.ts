import { pictureSize } from '@blattwerk/schemas/rules/look/picture-slots.ts';

/** The same spot in a picture of another size; empty where there is none, or where a size is not known. */
export function scaledFocus(focus: unknown, from: string, to: string): string {
  const [, x, y] = /^(\d+)x(\d+):/.exec(typeof focus === 'string' ? focus : '') ?? [];
  const [before, after] = [pictureSize(from), pictureSize(to)];
  if (x === undefined || y === undefined || !before || !after) return '';
  const left = Math.min(after.width, Math.round((Number(x) * after.width) / before.width));
  const top = Math.min(after.height, Math.round((Number(y) * after.height) / before.height));
  return `${left}x${top}:${left + 1}x${top + 1}`;
}
