import type { FourPrices, Scale } from './price-seed.ts';

/** Collages: the work on each and a square metre of it; gifts by article and variant. EUR, CHF, GBP, USD. */
export const collagePrices: Readonly<Record<string, FourPrices>> = {
  'collage/leinwand/piece': [1490, 2290, 1290, 1690],
  'collage/leinwand/m2': [6500, 9900, 5700, 7200],
  'collage/poster/piece': [790, 1190, 690, 890],
  'collage/poster/m2': [2600, 3900, 2300, 2900],
  'collage/framed-poster/piece': [2490, 3790, 2190, 2790],
  'collage/framed-poster/m2': [9800, 14_900, 8600, 10_900],
  'collage/mixed/piece': [1990, 2990, 1790, 2190],
  'collage/mixed/m2': [7200, 10_900, 6300, 7900],
  'collage/raw/piece': [590, 890, 520, 650],
  'collage/raw/m2': [2200, 3300, 1900, 2400],
  'merch/tasse-keramik/330-ml': [1390, 2090, 1190, 1590],
  'merch/tasse-keramik/450-ml': [1690, 2490, 1490, 1890],
  'merch/tasse-emaille/300-ml': [1790, 2690, 1590, 1990],
  'merch/trinkflasche/500-ml': [2490, 3690, 2190, 2790],
  'merch/trinkflasche/750-ml': [2790, 4190, 2490, 3090],
  'merch/kissen/400x400': [1990, 2990, 1790, 2190],
  'merch/kissen/500x500': [2490, 3690, 2190, 2790],
  'merch/puzzle/100-teile': [1490, 2190, 1290, 1690],
  'merch/puzzle/200-teile': [1790, 2690, 1590, 1990],
  'merch/puzzle/500-teile': [2190, 3290, 1890, 2390],
  'merch/puzzle/1000-teile': [2990, 4490, 2590, 3290],
  'merch/magnet/90x60': [490, 790, 430, 550],
  'merch/magnet/100x100': [590, 890, 520, 650],
  'merch/stofftasche/natur': [1290, 1990, 1150, 1450],
  'merch/stofftasche/schwarz': [1490, 2190, 1290, 1690],
  'merch/untersetzer/2-stueck': [1290, 1990, 1150, 1450],
  'merch/untersetzer/4-stueck': [1990, 2990, 1790, 2190],
  'merch/schluesselanhaenger/rund': [790, 1190, 690, 890],
  'merch/schluesselanhaenger/herz': [790, 1190, 690, 890],
};

export const collageScale: Scale = [
  [1, 1000],
  [3, 950],
  [5, 900],
  [10, 850],
];

export const merchScale: Scale = [
  [1, 1000],
  [5, 950],
  [10, 900],
  [25, 850],
  [50, 800],
];
