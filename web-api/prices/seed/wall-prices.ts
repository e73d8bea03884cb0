import { frameFinishes } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';
import type { FourPrices, Scale } from './price-seed.ts';

const noble: readonly string[] = ['gold', 'eiche', 'nussbaum'];

/** Wall art: the work on each picture and a square metre of it; frames by the metre of their edge, mats by area. EUR, CHF, GBP, USD. */
export const wallPrices: Readonly<Record<string, FourPrices>> = {
  'wall/acrylglas/piece': [1490, 2290, 1290, 1690],
  'wall/acrylglas/m2': [13_900, 20_900, 12_200, 15_300],
  'wall/aludibond/piece': [1290, 1990, 1150, 1450],
  'wall/aludibond/m2': [10_900, 16_400, 9600, 12_000],
  'wall/backlitfolie/piece': [1490, 2290, 1290, 1690],
  'wall/backlitfolie/m2': [5900, 8900, 5200, 6500],
  'wall/echtglas/piece': [1990, 2990, 1790, 2190],
  'wall/echtglas/m2': [15_900, 23_900, 13_900, 17_500],
  'wall/forexplatte/piece': [990, 1590, 890, 1090],
  'wall/forexplatte/m2': [6900, 10_400, 6100, 7600],
  'wall/fototapete/piece': [1990, 2990, 1790, 2190],
  'wall/fototapete/m2': [3490, 5290, 3090, 3890],
  'wall/gallerybond/piece': [1990, 2990, 1790, 2190],
  'wall/gallerybond/m2': [18_900, 28_400, 16_600, 20_800],
  'wall/hahnemuehle/piece': [990, 1590, 890, 1090],
  'wall/hahnemuehle/m2': [6900, 10_400, 6100, 7600],
  'wall/klebefolie/piece': [790, 1190, 690, 890],
  'wall/klebefolie/m2': [3900, 5900, 3400, 4300],
  'wall/leinwand/piece': [990, 1590, 890, 1090],
  'wall/leinwand/m2': [6200, 9300, 5400, 6800],
  'wall/poster/piece': [490, 790, 430, 550],
  'wall/poster/m2': [2400, 3600, 2100, 2700],
  'wall/pvcplane/piece': [1990, 2990, 1790, 2190],
  'wall/pvcplane/m2': [2900, 4400, 2600, 3200],
  'frame/alurahmen/piece': [790, 1190, 690, 890],
  'frame/alurahmen/metre': [1190, 1790, 1050, 1350],
  'frame/artbox/piece': [1490, 2290, 1290, 1690],
  'frame/artbox/metre': [1990, 2990, 1790, 2190],
  'frame/fotorahmen/piece': [490, 790, 430, 550],
  'frame/fotorahmen/metre': [790, 1190, 690, 890],
  'frame/holzrahmen/piece': [990, 1590, 890, 1090],
  'frame/holzrahmen/metre': [1390, 2090, 1190, 1590],
  'frame/kunststoffrahmen/piece': [390, 590, 340, 430],
  'frame/kunststoffrahmen/metre': [590, 890, 520, 650],
  'frame/schattenfuge-leinwand/piece': [1190, 1790, 1050, 1350],
  'frame/schattenfuge-leinwand/metre': [1590, 2390, 1390, 1790],
  'frame/schattenfuge-platte/piece': [1290, 1990, 1150, 1450],
  'frame/schattenfuge-platte/metre': [1690, 2590, 1490, 1890],
  'frame/mat/piece': [390, 590, 340, 430],
  'frame/mat/m2': [2900, 4400, 2600, 3200],
  ...Object.fromEntries(
    frameFinishes.map((finish): [string, FourPrices] => [
      `frame/finish/${finish}`,
      noble.includes(finish) ? [300, 450, 260, 330] : [0, 0, 0, 0],
    ]),
  ),
};

export const wallScale: Scale = [
  [1, 1000],
  [3, 970],
  [5, 950],
  [10, 920],
];
