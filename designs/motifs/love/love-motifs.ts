import { motifsOf } from '../figure/figure.ts';
import type { Motif } from '../motif.ts';
import { bohoArches, bohoSun, dreamcatcher, feather } from './bohemian.ts';
import {
  brushedHeart,
  cupidsArrow,
  envelope,
  foldedHeart,
  key,
  lineHeart,
  paintedHeart,
  rings,
  tandem,
  weddingCar,
} from './wedding.ts';

const figures = [
  ...[rings, paintedHeart, brushedHeart, lineHeart, foldedHeart, cupidsArrow],
  ...[envelope, key, weddingCar, tandem],
  ...[feather, dreamcatcher, bohoSun, bohoArches],
];

export const loveMotifs: readonly Motif[] = motifsOf('love', figures);
