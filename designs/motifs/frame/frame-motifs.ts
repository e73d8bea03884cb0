import type { Motif } from '../motif.ts';
import { classicFrames } from './classic-frames.ts';
import { shapedFrames } from './shaped-frames.ts';

export const frameMotifs: readonly Motif[] = [...classicFrames, ...shapedFrames];
