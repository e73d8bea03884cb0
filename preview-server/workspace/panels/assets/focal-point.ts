/** A point of a picture in parts of its width and height, 0 to 1. */
export type FocalPoint = { x: number; y: number };

type Size = { width: number; height: number };

/** Reads the CMS's focus (`800x600:801x601`, pixels); undefined when none is set. */
export function readFocus(focus: string, { width, height }: Size): FocalPoint | undefined {
  const [, x, y] = /^(\d+)x(\d+):\d+x\d+$/.exec(focus) ?? [];
  if (x === undefined || y === undefined) return undefined;
  return { x: clamp(Number(x) / width), y: clamp(Number(y) / height) };
}

export function writeFocus({ x, y }: FocalPoint, { width, height }: Size): string {
  const [left, top] = [Math.round(clamp(x) * width), Math.round(clamp(y) * height)];
  return `${left}x${top}:${left + 1}x${top + 1}`;
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part));
