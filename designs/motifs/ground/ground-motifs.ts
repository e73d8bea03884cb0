import type { Motif } from '../motif.ts';
import { landscapes } from './landscapes.ts';
import { papers } from './papers.ts';
import { washes } from './washes.ts';

export const groundMotifs: readonly Motif[] = [...washes, ...landscapes, ...papers];
