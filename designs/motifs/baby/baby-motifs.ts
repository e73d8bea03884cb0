import { motifsOf } from '../figure/figure.ts';
import type { Motif } from '../motif.ts';
import { cloud, hotAirBalloon, rainbow, rainbowClouds, sleepyMoon } from './sky.ts';
import { buildingBlocks, dummy, footprints, mobile, paperBoat, pram, teddy } from './toys.ts';

const figures = [
  ...[rainbow, rainbowClouds, cloud, sleepyMoon, hotAirBalloon],
  ...[paperBoat, pram, footprints, dummy, mobile, buildingBlocks, teddy],
];

export const babyMotifs: readonly Motif[] = motifsOf('baby', figures);
