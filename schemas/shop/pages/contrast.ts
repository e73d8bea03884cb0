const hexPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The ground that texts stand on; the poster channel's white is lighter still. */
export const paper = '#fbf8f3';

/** Ground of a slide when its editor chose none; `--paper-2` of the card channel. */
export const slideGround = '#f3ede3';

/** Texts to fall back on, the preferred one first; on any ground white or black reaches 4.58. */
const fallbacks = ['#262522', '#ffffff', '#000000'] as const;

/** Least contrast of text, WCAG 2.2 AA. */
const textContrast = 4.5;

/** Contrast of two `#rrggbb` colours from 1 to 21 (WCAG), or undefined when one is no such colour. */
export function contrastRatio(first: string, second: string): number | undefined {
  const one = luminance(first);
  const two = luminance(second);
  if (one === undefined || two === undefined) return undefined;
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Whether text of this colour can be read on this ground. */
export function isReadable(text: string, ground: string): boolean {
  return (contrastRatio(text, ground) ?? 0) >= textContrast;
}

/** The wanted text colour where it can be read on the ground, else ink, white or black. */
export function readableTextColour(ground: string, wanted?: string | null): string {
  if (wanted && isReadable(wanted, ground)) return wanted;
  return fallbacks.find((colour) => isReadable(colour, ground)) ?? fallbacks[0];
}

/** A colour as editors write it, or undefined for anything that is none: it ends up in a style attribute. */
export function colourOf(value: string | null | undefined): string | undefined {
  return value && hexPattern.test(value) ? value : undefined;
}

function luminance(colour: string): number | undefined {
  const channels = hexPattern.exec(colour)?.slice(1).map(linear);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
