import type { FrameFamily } from './frame-families.ts';

/** Colours and woods of frames. */
export const frameFinishes = ['schwarz', 'weiss', 'silber', 'gold', 'eiche', 'nussbaum'] as const;
export type FrameFinish = (typeof frameFinishes)[number];

export const frameFinishLabels: Record<FrameFinish, string> = {
  schwarz: 'Schwarz',
  weiss: 'Weiß',
  silber: 'Silber',
  gold: 'Gold',
  eiche: 'Eiche',
  nussbaum: 'Nussbaum',
};

/** What each family is made in; black comes first, as families open with it. */
export const frameFinishesOf: Record<FrameFamily, readonly FrameFinish[]> = {
  alurahmen: ['schwarz', 'silber', 'gold', 'weiss'],
  artbox: ['schwarz', 'weiss', 'eiche', 'nussbaum'],
  fotorahmen: ['schwarz', 'weiss', 'eiche'],
  holzrahmen: ['schwarz', 'weiss', 'eiche', 'nussbaum'],
  kunststoffrahmen: ['schwarz', 'weiss', 'silber', 'gold'],
  'schattenfuge-leinwand': ['schwarz', 'weiss', 'eiche', 'nussbaum', 'gold'],
  'schattenfuge-platte': ['schwarz', 'weiss', 'silber', 'eiche'],
};

/** `holzrahmen-eiche`. */
export function frameTypeOf(family: FrameFamily, finish: FrameFinish): string {
  return `${family}-${finish}`;
}
