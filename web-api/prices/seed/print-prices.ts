import type { FourPrices, Scale } from './price-seed.ts';

/** Photo prints and posters by size; what paper and border add a square decimetre and a piece; filled boxes. EUR, CHF, GBP, USD. */
export const printPrices: Readonly<Record<string, FourPrices>> = {
  'print/75x75': [29, 45, 25, 32],
  'print/88x107': [35, 55, 31, 39],
  'print/90x130': [25, 39, 22, 28],
  'print/100x100': [29, 45, 25, 32],
  'print/100x150': [29, 45, 25, 32],
  'print/110x170': [39, 59, 34, 43],
  'print/130x130': [49, 75, 43, 54],
  'print/130x180': [59, 89, 52, 65],
  'print/150x200': [99, 149, 87, 109],
  'print/200x200': [149, 225, 130, 165],
  'print/200x300': [249, 375, 219, 275],
  'print/300x400': [790, 1190, 690, 890],
  'print/300x450': [890, 1390, 790, 990],
  'print/400x600': [1290, 1990, 1150, 1450],
  'print/500x700': [1690, 2590, 1490, 1890],
  'print/600x900': [2290, 3490, 1990, 2590],
  'print/paper/poster/dm2': [0, 0, 0, 0],
  'print/paper/fotopapier-matt/dm2': [8, 12, 7, 9],
  'print/paper/hahnemuehle/dm2': [45, 69, 39, 49],
  'print/border/none': [0, 0, 0, 0],
  'print/border/white': [0, 0, 0, 0],
  'photobox/small/box': [990, 1590, 890, 1090],
  'photobox/small/print': [25, 39, 22, 28],
  'photobox/photoprint/box': [1290, 1990, 1150, 1450],
  'photobox/photoprint/print': [22, 35, 19, 25],
  'photobox/material/fotopapier-matt': [0, 0, 0, 0],
  'photobox/material/fotopapier-glaenzend': [0, 0, 0, 0],
  'photobox/material/hahnemuehle': [15, 25, 13, 17],
};

export const printScale: Scale = [
  [1, 1000],
  [25, 900],
  [50, 800],
  [100, 700],
  [200, 650],
  [500, 600],
];

export const photoboxScale: Scale = [
  [1, 1000],
  [3, 950],
  [5, 900],
];
