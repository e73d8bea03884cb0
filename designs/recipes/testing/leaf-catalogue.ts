import type { Catalogue, SamplePicture } from '../../catalogue/catalogue-of.ts';
import type { Composition } from '../../compositions/composition.ts';
import { sidesOf } from '../../model/fold.ts';
import { matrixOf } from '../../model/shape.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { Scene } from '../../scenes/scene.ts';
import type { Quad } from '../../scenes/surface.ts';
import { type Recipe, recipeSchema } from '../recipe.ts';

const leaf: Motif = {
  id: 'leaf/plain',
  kind: 'sprig',
  label: { de: 'Blatt', en: 'Leaf' },
  tags: [],
  roles: ['leaf'],
  aspect: 1,
  draw: (random, { height }) => [
    { d: `M0 0V${(-height * random.between(0.5, 1)).toFixed(2)}`, stroke: 'leaf' },
  ],
};

/** Takes a minute to draw. */
const endless: Motif = {
  ...leaf,
  id: 'leaf/endless',
  draw: () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
    return [];
  },
};

/** Ends the process that draws it, as a fault in native code does. */
const fatal: Motif = {
  ...leaf,
  id: 'leaf/fatal',
  draw: () => {
    process.kill(process.pid, 'SIGKILL');
    return [];
  },
};

const sky: SamplePicture = {
  focus: [0.5, 0.5],
  draw: (_, { width, height }) => [{ d: `M0 0H${width}V${height}H0Z`, fill: '#88aacc' }],
};

const leafOverNames: Composition = {
  id: 'leaf-over-names',
  label: { de: 'Blatt über Namen', en: 'Leaf over names' },
  aspect: { from: 0.5, to: 1 },
  folds: ['single', 'book'],
  motifs: { top: { label: 'Oben', kinds: ['sprig'], min: 1, max: 1 } },
  texts: { names: { label: 'Namen', sample: 'Lena & Paul', maxLength: 40 } },
  photos: {},
  options: { size: ['large', 'small'] },
  compose: ({ fold, format, motifs, text }) =>
    sidesOf(fold, format).map((side) => ({
      ...side,
      fill: () => ({
        background: 'paper',
        layers: [
          {
            id: 'leaf',
            type: 'art',
            finish: 'print',
            locked: true,
            items: motifs('top').map(({ draw }) => ({
              matrix: matrixOf({ x: side.trim.width / 2, y: 40 }),
              shapes: [...draw({ width: 30, height: 30 })],
            })),
          },
          {
            id: 'names',
            type: 'text',
            finish: 'foil',
            locked: false,
            text: text('names'),
            label: 'Namen',
            maxLength: 40,
            box: { x: 10, y: 60, width: 100, height: 30 },
            rotate: 0,
            font: 'great-vibes-400',
            size: 28,
            minSize: 14,
            lineHeight: 1.1,
            tracking: 0,
            upperCase: false,
            align: 'center',
            verticalAlign: 'top',
            colour: 'accent',
          },
        ],
      }),
    })),
};

const palette = {
  paper: '#ffffff',
  ink: '#222222',
  accent: '#b08430',
  main: '#c9728a',
  second: '#f0d8d0',
  third: '#8aa0b8',
  leaf: '#6b8f71',
  wash: '#eef3ec',
};
const voice = { font: 'jost-400', scale: 1, tracking: 0, upperCase: false };

function upright(x: number, y: number, width: number, height: number): Quad {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

const table: Scene = {
  id: 'table',
  label: { de: 'Auf dem Tisch', en: 'On a table' },
  kinds: ['card'],
  size: { width: 400, height: 300 },
  ground: () => '<rect width="400" height="300" fill="#334455"/>',
  stage: () => ({
    behind: '',
    faces: [
      { face: { panel: 'front' }, surface: { kind: 'quad', quad: upright(40, 40, 120, 170) } },
      { face: { panel: 'inside-2' }, surface: { kind: 'quad', quad: upright(200, 40, 120, 170) } },
      { face: { panel: 'flap' }, surface: { kind: 'quad', quad: upright(0, 0, 400, 300) } },
    ],
    front: '',
  }),
};

/** A catalogue of one card, for tests of the room. */
export const catalogue: Catalogue = {
  scene: (id) => (id === table.id ? table : undefined),
  illustration: (id) => (id === 'sky' ? sky : undefined),
  composition: (id) => (id === leafOverNames.id ? leafOverNames : undefined),
  motif: (id) => [leaf, endless, fatal].find((motif) => motif.id === id),
  palette: (id) => (id === 'sage' ? palette : undefined),
  pairing: (id) => (id === 'plain' ? { id, display: voice, heading: voice, body: voice } : undefined),
};

export const leafRecipe: Recipe = recipeSchema.parse({
  version: 1,
  id: 'lena-and-paul',
  title: 'Lena & Paul',
  composition: 'leaf-over-names',
  product: { kind: 'card', type: 'klappkarte-hoch' },
  format: { width: 120, height: 170 },
  fold: 'book',
  cut: 'rectangle',
  palette: 'sage',
  pairing: 'plain',
  foil: 'gold',
  seed: 7,
  motifs: { top: [{ id: 'leaf/plain', seed: 3 }] },
  texts: {},
  photos: {},
  options: {},
});
