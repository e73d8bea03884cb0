import { motifsOf } from '../figure/figure.ts';
import type { Motif } from '../motif.ts';
import { balloons, cake, crown, cupcake, partyHat, present } from './celebration.ts';
import { bunting, confetti, discoBall } from './decoration.ts';
import { beerAndPretzel, champagne, champagneTower, cocktail, grill, weddingCake, wine } from './table.ts';

const figures = [
  ...[balloons, cake, cupcake, bunting, confetti, partyHat, present, crown, discoBall],
  ...[champagne, wine, champagneTower, cocktail, beerAndPretzel, grill, weddingCake],
];

export const partyMotifs: readonly Motif[] = motifsOf('party', figures);
