import type { CardTextSlot } from '@blattwerk/schemas/design/hand-slots.ts';
import type { MotifSlot, PhotoSlot, TextSlot } from './composition.ts';

const slot = (label: string, maxLength: number): TextSlot => ({ label, sample: '', maxLength });

/** The texts every composition for cards knows. */
export const cardTexts: Readonly<Record<CardTextSlot, TextSlot>> = {
  headline: slot('Überschrift', 60),
  names: slot('Namen', 60),
  subline: slot('Zeile unter den Namen', 80),
  date: slot('Datum', 60),
  place: slot('Ort und Zeit', 160),
  body: slot('Text', 600),
  signature: slot('Unterschrift', 120),
  footer: slot('Fußzeile', 120),
  number: slot('Zahl', 4),
  initials: slot('Initialen', 12),
  'inside-headline': slot('Überschrift innen', 60),
  'inside-body': slot('Text innen', 900),
  'inside-signature': slot('Unterschrift innen', 120),
};

/** The motifs every composition for cards knows; what it needs is said by `needing`. */
const motifSlots: Readonly<Record<string, MotifSlot>> = {
  sprigs: { label: 'Zweige', kinds: ['sprig'], min: 0, max: 8 },
  blooms: { label: 'Blüten', kinds: ['bloom'], min: 0, max: 8 },
  filler: { label: 'Beiwerk', kinds: ['sprig', 'bloom'], min: 0, max: 8 },
  emblems: { label: 'Motive', kinds: ['emblem'], min: 0, max: 8 },
  divider: { label: 'Trenner', kinds: ['divider'], min: 0, max: 1 },
  frame: { label: 'Rahmen', kinds: ['frame'], min: 0, max: 1 },
  grounds: { label: 'Grund', kinds: ['ground'], min: 0, max: 2 },
};

/** The slots, with at least one motif in those named. */
export function needing(...needed: readonly string[]): Readonly<Record<string, MotifSlot>> {
  const entries = Object.entries(motifSlots);
  return Object.fromEntries(
    entries.map(([name, motifs]) => [name, needed.includes(name) ? { ...motifs, min: 1 } : motifs]),
  );
}

export const noPhotos: Readonly<Record<string, PhotoSlot>> = {};
export function photoSlots(...names: readonly string[]): Readonly<Record<string, PhotoSlot>> {
  return Object.fromEntries(names.map((name, index) => [name, { label: `Foto ${index + 1}`, sample: '' }]));
}
