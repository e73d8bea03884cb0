import { motifsOf } from '../figure/figure.ts';
import type { Motif } from '../motif.ts';
import {
  ark,
  baptismCandle,
  brushedCross,
  chalice,
  chapel,
  cross,
  ichthys,
  shell,
  threeFish,
  treeOfLife,
} from './church.ts';

const figures = [
  cross,
  brushedCross,
  ichthys,
  threeFish,
  chalice,
  baptismCandle,
  ark,
  shell,
  treeOfLife,
  chapel,
];

export const churchMotifs: readonly Motif[] = motifsOf('church', figures);
