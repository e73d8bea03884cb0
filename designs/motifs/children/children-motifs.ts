import { motifsOf } from '../figure/figure.ts';
import type { Motif } from '../motif.ts';
import {
  bowTie,
  castle,
  dinosaur,
  football,
  mermaidTail,
  pirateShip,
  racingCar,
  rocket,
  sunglasses,
} from './adventures.ts';

const figures = [dinosaur, rocket, pirateShip, racingCar, football, mermaidTail, castle, bowTie, sunglasses];

export const childrenMotifs: readonly Motif[] = motifsOf('children', figures);
