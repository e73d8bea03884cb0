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

const arrows: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key takes the point: a hundredth of the picture further, a tenth in large steps; undefined for other keys. */
export function movedBy(point: FocalPoint, key: string, isLarge: boolean): FocalPoint | undefined {
  const arrow = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  const step = isLarge ? 0.1 : 0.01;
  return arrow && { x: clamp(point.x + arrow.x * step), y: clamp(point.y + arrow.y * step) };
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part));
