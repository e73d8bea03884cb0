import { animalMotifs } from './animals/animals-motifs.ts';
import { artistsMotifs } from './artists/artists-motifs.ts';
import { babyMotifs } from './baby/baby-motifs.ts';
import { celestialMotifs } from './celestial/celestial-motifs.ts';
import { childrenMotifs } from './children/children-motifs.ts';
import { christmasMotifs } from './christmas/christmas-motifs.ts';
import { churchMotifs } from './church/church-motifs.ts';
import { dividerMotifs } from './divider/divider-motifs.ts';
import { frameMotifs } from './frame/frame-motifs.ts';
import { geometricMotifs } from './geometric/geometric-motifs.ts';
import { groundMotifs } from './ground/ground-motifs.ts';
import { loveMotifs } from './love/love-motifs.ts';
import type { Motif } from './motif.ts';
import { mourningMotifs } from './mourning/mourning-motifs.ts';
import { partyMotifs } from './party/party-motifs.ts';
import { patternMotifs } from './pattern/pattern-motifs.ts';
import { schoolMotifs } from './school/school-motifs.ts';
import { seaMotifs } from './sea/sea-motifs.ts';
import { seasonsMotifs } from './seasons/seasons-motifs.ts';

/** Every motif that is no plant. */
export const drawnMotifs: readonly Motif[] = [
  ...animalMotifs,
  ...babyMotifs,
  ...childrenMotifs,
  ...partyMotifs,
  ...loveMotifs,
  ...christmasMotifs,
  ...seasonsMotifs,
  ...churchMotifs,
  ...schoolMotifs,
  ...mourningMotifs,
  ...seaMotifs,
  ...celestialMotifs,
  ...geometricMotifs,
  ...dividerMotifs,
  ...frameMotifs,
  ...groundMotifs,
  ...patternMotifs,
  ...artistsMotifs,
];
