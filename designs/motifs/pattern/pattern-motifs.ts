import type { Motif } from '../motif.ts';
import { motifRows } from '../motif-rows.ts';
import { decoScales, gingham, herringbone, paintedSweep, stripes, topographic } from './all-over.ts';
import { confetti, dots, goldFlakes, hearts, memphis, stars, terrazzo } from './scattered.ts';

const pattern = motifRows({ family: 'pattern', kind: 'ground', tags: ['ground', 'pattern'] });

export const patternMotifs: readonly Motif[] = [
  pattern('dots', { de: 'Punkte', en: 'Dots' }, ['baby', 'modern'], ['main'], dots),
  pattern(
    'confetti',
    { de: 'Konfetti', en: 'Confetti' },
    ['party', 'birthday'],
    ['main', 'second', 'third', 'accent', 'leaf'],
    confetti,
  ),
  pattern(
    'stars',
    { de: 'Sterne', en: 'Stars' },
    ['baby', 'christmas', 'celestial'],
    ['accent', 'second'],
    stars,
  ),
  pattern('hearts', { de: 'Herzen', en: 'Hearts' }, ['love', 'wedding'], ['main', 'second'], hearts),
  pattern(
    'terrazzo',
    { de: 'Terrazzo', en: 'Terrazzo' },
    ['modern', 'geometric'],
    ['wash', 'main', 'second', 'third', 'accent', 'leaf'],
    terrazzo,
  ),
  pattern('stripes', { de: 'Streifen', en: 'Stripes' }, ['classic', 'baby'], ['main'], stripes),
  pattern(
    'gingham',
    { de: 'Vichykaro', en: 'Gingham' },
    ['rustic', 'oktoberfest', 'baby'],
    ['main'],
    gingham,
  ),
  pattern(
    'herringbone',
    { de: 'Fischgrät', en: 'Herringbone' },
    ['classic', 'modern'],
    ['second'],
    herringbone,
  ),
  pattern(
    'deco-scales',
    { de: 'Art-déco-Schuppen', en: 'Art deco scales' },
    ['deco'],
    ['wash', 'accent'],
    decoScales,
  ),
  pattern(
    'memphis',
    { de: 'Memphis', en: 'Memphis' },
    ['party', 'birthday', 'modern'],
    ['main', 'second', 'third', 'accent', 'leaf'],
    memphis,
  ),
  pattern(
    'topographic',
    { de: 'Höhenlinien', en: 'Contour lines' },
    ['modern', 'mountains', 'travel'],
    ['accent'],
    topographic,
  ),
  pattern(
    'gold-flakes',
    { de: 'Blattgold-Flocken', en: 'Gold flakes' },
    ['foil', 'wedding', 'newyear'],
    ['accent'],
    goldFlakes,
  ),
  pattern(
    'painted-sweep',
    { de: 'Gemalte Bahnen', en: 'Painted sweeps' },
    ['modern', 'abstract'],
    ['main', 'second', 'third', 'wash'],
    paintedSweep,
  ),
];
