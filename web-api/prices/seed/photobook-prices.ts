import type { FourPrices, Scale } from './price-seed.ts';

/** Photo books: the fewest pages of each format, each further page, and what cover, paper and lamination add. EUR, CHF, GBP, USD. */
export const photobookPrices: Readonly<Record<string, FourPrices>> = {
  'photobook/digitalfotobuch/200-200': [1990, 2990, 1790, 2190],
  'photobook/digitalfotobuch/300-300': [3690, 5490, 3290, 4090],
  'photobook/digitalfotobuch/a3-quer': [4990, 7490, 4390, 5490],
  'photobook/digitalfotobuch/a4-hoch': [2890, 4290, 2590, 3190],
  'photobook/digitalfotobuch/a4-quer': [2890, 4290, 2590, 3190],
  'photobook/digitalfotobuch/a5-hoch': [1690, 2490, 1490, 1890],
  'photobook/digitalfotobuch/a5-quer': [1690, 2490, 1490, 1890],
  'photobook/echtfotobuch/200-200': [3290, 4890, 2890, 3590],
  'photobook/echtfotobuch/300-300': [5490, 8190, 4790, 5990],
  'photobook/echtfotobuch/a3-quer': [7490, 10_990, 6590, 8290],
  'photobook/echtfotobuch/a4-hoch': [4490, 6690, 3990, 4990],
  'photobook/echtfotobuch/a4-quer': [4490, 6690, 3990, 4990],
  'photobook/echtfotobuch/a5-quer': [2790, 4190, 2490, 3090],
  'photobook/fotoheft/200-200': [1190, 1790, 1050, 1350],
  'photobook/fotoheft/a4-hoch': [1490, 2190, 1290, 1690],
  'photobook/fotoheft/a5-hoch': [890, 1390, 790, 990],
  'photobook/fotoheft/a5-quer': [890, 1390, 790, 990],
  'photobook/fotoheft/a6-quer': [690, 1090, 590, 790],
  'photobook/page/digitalfotobuch': [35, 55, 31, 39],
  'photobook/page/echtfotobuch': [79, 119, 69, 89],
  'photobook/page/fotoheft': [22, 35, 19, 25],
  'photobook/cover/hard': [600, 900, 520, 660],
  'photobook/cover/soft': [0, 0, 0, 0],
  'photobook/paper/standard': [0, 0, 0, 0],
  'photobook/paper/matt': [300, 450, 260, 330],
  'photobook/paper/glaenzend': [0, 0, 0, 0],
  'photobook/paper/feinstweiss': [400, 600, 350, 440],
  'photobook/lamination/glossy': [0, 0, 0, 0],
  'photobook/lamination/matt': [200, 300, 180, 220],
};

export const photobookScale: Scale = [
  [1, 1000],
  [3, 950],
  [5, 920],
  [10, 880],
  [25, 850],
];
