import { botanicalMotifs } from './botanical/botanical-motifs.ts';
import { drawnMotifs } from './drawn-motifs.ts';
import type { Motif } from './motif.ts';

export const motifs: readonly Motif[] = [...botanicalMotifs, ...drawnMotifs];
