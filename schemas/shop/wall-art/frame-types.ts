import { type FrameFamily, frameFamilyTable } from './frame-families.ts';

/** Colours and woods of frames. */
export const frameFinishes = ['schwarz', 'weiss', 'silber', 'gold', 'eiche', 'nussbaum'] as const;
export type FrameFinish = (typeof frameFinishes)[number];

const frameFinishLabels: Record<FrameFinish, string> = {
  schwarz: 'schwarz',
  weiss: 'weiß',
  silber: 'silberfarben',
  gold: 'goldfarben',
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

/** `Holzrahmen, Eiche`. */
export function frameName(family: FrameFamily, finish: FrameFinish): string {
  return `${frameFamilyTable[family].label}, ${frameFinishLabels[finish]}`;
}

/** `holzrahmen-eiche`. */
export function frameTypeOf(family: FrameFamily, finish: FrameFinish): string {
  return `${family}-${finish}`;
}

/** How each colour or wood looks on a screen. */
export const frameFinishTones: Record<FrameFinish, string> = {
  schwarz: '#2b2a2a',
  weiss: '#f6f3ec',
  silber: '#b4b7ba',
  gold: '#c8a45c',
  eiche: '#c29a68',
  nussbaum: '#6f4a33',
};
