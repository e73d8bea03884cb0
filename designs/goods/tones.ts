import { frameFinishTones } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';

/** Colours that codes of accessories end with, as paper or ribbon has them. */
const tones: Readonly<Record<string, string>> = {
  white: '#faf7f1',
  beige: '#e6d6bd',
  green: '#9fb19d',
  pink: '#e6b9b1',
  kraft: '#c49b6d',
  rose: '#d99a93',
  kupfer: '#b06a44',
  copper: '#b5704a',
  bronze: '#8a6238',
  silver: '#b9bcc0',
  eukalyptus: '#7f9c85',
  black: '#2a2829',
  ...frameFinishTones,
};

/** The colour a code names in one of its words, or white paper. */
export function toneOf(id: string): string {
  const named = id.split('-').findLast((word) => tones[word] !== undefined);
  return (named && tones[named]) ?? '#faf7f1';
}
