import { furtherSamplePrices } from '@blattwerk/schemas/shop/accessories/samples.ts';
import type { FourPrices, Scale } from './price-seed.ts';

/**
 * Cards: one piece, and each square decimetre of its closed size, by the way it is made; what each choice adds to a
 * piece. EUR, CHF, GBP, USD.
 */
export const cardPrices: Readonly<Record<string, FourPrices>> = {
  'card/flat/piece': [79, 129, 70, 89],
  'card/flat/dm2': [24, 39, 21, 27],
  'card/folded/piece': [109, 179, 95, 119],
  'card/folded/dm2': [34, 55, 30, 38],
  'card/double-folded/piece': [139, 229, 122, 155],
  'card/double-folded/dm2': [46, 75, 40, 52],
  'card/leporello/piece': [149, 245, 130, 165],
  'card/leporello/dm2': [52, 85, 46, 58],
  'card/pocketfold/piece': [259, 425, 225, 285],
  'card/pocketfold/dm2': [58, 95, 50, 65],
  'card/booklet/piece': [219, 359, 190, 240],
  'card/booklet/dm2': [88, 145, 77, 98],
  'card/fan/piece': [199, 325, 175, 219],
  'card/fan/dm2': [72, 119, 63, 80],
  'card/small/piece': [49, 80, 43, 55],
  'card/small/dm2': [30, 49, 26, 34],
  'card/label/piece': [59, 97, 52, 66],
  'card/label/dm2': [28, 46, 25, 31],
  'card/sticker/piece': [39, 64, 34, 44],
  'card/sticker/dm2': [40, 66, 35, 45],
  'card/envelope/piece': [119, 195, 105, 132],
  'card/envelope/dm2': [12, 20, 11, 14],

  'card/paper/feinstpapier': [12, 20, 11, 13],
  'card/paper/premium-matt': [0, 0, 0, 0],
  'card/paper/premium-glaenzend': [0, 0, 0, 0],
  'card/paper/naturpapier': [15, 25, 13, 17],
  'card/paper/recyclingpapier': [10, 16, 9, 11],
  'card/paper/perlmutt': [29, 48, 25, 32],
  'card/paper/leinenstruktur': [25, 41, 22, 28],
  'card/paper/buettenstruktur': [35, 57, 31, 39],
  'card/paper/kraftpapier': [19, 31, 17, 21],
  'card/paper/transparentpapier': [29, 48, 25, 32],

  'card/refinement/ohne': [0, 0, 0, 0],
  'card/refinement/gold': [59, 97, 52, 66],
  'card/refinement/rosegold': [59, 97, 52, 66],
  'card/refinement/silber': [59, 97, 52, 66],
  'card/refinement/relief': [49, 80, 43, 55],

  'card/punching/none': [0, 0, 0, 0],
  'card/punching/rounded-corners': [15, 25, 13, 17],
  'card/punching/heart-corners': [25, 41, 22, 28],
  'card/punching/wave': [25, 41, 22, 28],

  'card/ribbon/none': [0, 0, 0, 0],
  'card/ribbon/bakers-twine': [35, 57, 31, 39],
  'card/ribbon/chiffon': [65, 107, 57, 72],
  'card/ribbon/jute': [35, 57, 31, 39],
  'card/ribbon/cord': [45, 74, 40, 50],
  'card/ribbon/satin-10mm': [55, 90, 48, 61],
  'card/ribbon/satin-3mm': [45, 74, 40, 50],
  'card/ribbon/wax': [40, 66, 35, 44],

  'card/tag/none': [0, 0, 0, 0],
  'card/tag/heart': [55, 90, 48, 61],
  'card/tag/narrow': [45, 74, 40, 50],
  'card/tag/round': [49, 80, 43, 55],
  'card/tag/seal': [89, 146, 78, 98],

  'card/sample': [
    furtherSamplePrices.eur.minorUnits,
    furtherSamplePrices.chf.minorUnits,
    furtherSamplePrices.gbp.minorUnits,
    furtherSamplePrices.usd.minorUnits,
  ],
};

export const cardScale: Scale = [
  [1, 1000],
  [5, 950],
  [10, 900],
  [25, 820],
  [50, 740],
  [75, 700],
  [100, 660],
  [150, 620],
  [200, 590],
  [250, 560],
  [500, 500],
  [1000, 440],
  [2000, 400],
  [3000, 370],
  [5000, 350],
];
