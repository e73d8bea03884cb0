import type { Format } from '../sizes/formats.ts';

const envelopeCodes = ['C6', 'B6', 'DIN long', 'other'] as const;
export type EnvelopeCode = (typeof envelopeCodes)[number];

/**
 * @public filter of the envelopes’ list, which comes later
 */
export const envelopeCodeLabels: Record<EnvelopeCode, string> = {
  C6: 'C6',
  B6: 'B6',
  'DIN long': 'DIN lang',
  other: 'Weitere Größen',
};

export const envelopeShapes = ['straight', 'pointed'] as const;
export type EnvelopeShape = (typeof envelopeShapes)[number];

/** The part of a name that says the shape: `Briefumschlag C6, spitze Klappe, weiß`. */
export const envelopeShapeLabels: Record<EnvelopeShape, string> = {
  straight: 'gerade Klappe',
  pointed: 'spitze Klappe',
};

/** Outer sizes in millimetres. */
export const envelopeSizes = [
  { width: 110, height: 110, label: 'Briefumschlag 11\u00a0×\u00a011\u00a0cm' },
  { width: 160, height: 160, label: 'Briefumschlag 16\u00a0×\u00a016\u00a0cm' },
  { width: 162, height: 114, label: 'Briefumschlag C6' },
  { width: 176, height: 125, label: 'Briefumschlag B6' },
  { width: 220, height: 110, label: 'Briefumschlag DIN lang' },
  { width: 157, height: 225, label: 'Briefumschlag C5' },
] as const satisfies readonly (Format & { label: string })[];

const codesBySize: Record<string, EnvelopeCode> = { '162x114': 'C6', '176x125': 'B6', '220x110': 'DIN long' };

/** The code of a size in either orientation. */
export function envelopeCodeOf({ width, height }: Format): EnvelopeCode {
  return codesBySize[`${Math.max(width, height)}x${Math.min(width, height)}`] ?? 'other';
}
