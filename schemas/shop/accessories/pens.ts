/** Pens for writing on cards and envelopes. */
export const pens = ['gel-gold', 'gel-copper', 'gel-silver', 'felt-black'] as const;
export type Pen = (typeof pens)[number];

export const penLabels: Record<Pen, string> = {
  'gel-gold': 'Gelstift, goldfarben',
  'gel-copper': 'Gelstift, kupferfarben',
  'gel-silver': 'Gelstift, silberfarben',
  'felt-black': 'Filzstift, schwarz',
};
