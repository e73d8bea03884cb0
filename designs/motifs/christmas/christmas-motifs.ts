import { motifsOf } from '../figure/figure.ts';
import type { Motif } from '../motif.ts';
import {
  angel,
  baublesHanging,
  bell,
  gingerbread,
  leapingStag,
  nutcracker,
  reindeer,
  snowman,
} from './figures.ts';
import {
  christmasTree,
  comet,
  fir,
  geometricTree,
  lineTree,
  moravianStar,
  poinsettia,
  snowflake,
  snowflakeDiamond,
  strawStar,
} from './trees-and-stars.ts';
import { giftStack, lantern, mittens, ornamentRing, sleigh, snowyVillage, winterSkyline } from './winter.ts';

const figures = [
  ...[fir, christmasTree, lineTree, geometricTree],
  ...[moravianStar, strawStar, poinsettia, snowflake, snowflakeDiamond, comet],
  ...[reindeer, leapingStag, snowman, angel, nutcracker, gingerbread, baublesHanging, bell],
  ...[lantern, giftStack, sleigh, mittens, snowyVillage, winterSkyline, ornamentRing],
];

export const christmasMotifs: readonly Motif[] = motifsOf('christmas', figures);
