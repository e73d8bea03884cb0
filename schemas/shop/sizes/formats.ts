/** A printed size in millimetres, before folding or cutting. */
export type Format = { width: number; height: number };

/** Two positive integers without leading zeros: `148x105`. */
export const formatPattern = /^[1-9]\d*x[1-9]\d*$/;

/** Reads `148x105`; anything else is `undefined`, and so are numbers too large to be exact. */
export function parseFormat(text: string): Format | undefined {
  if (!formatPattern.test(text)) return undefined;
  const [width = 0, height = 0] = text.split('x').map(Number);
  return Number.isSafeInteger(width) && Number.isSafeInteger(height) ? { width, height } : undefined;
}

/** The inverse of `parseFormat`. */
export function printFormat({ width, height }: Format): string {
  return `${width}x${height}`;
}

export type Orientation = 'landscape' | 'portrait' | 'square';

export function orientationOf({ width, height }: Format): Orientation {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
