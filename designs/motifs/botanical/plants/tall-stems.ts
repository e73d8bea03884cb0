import { type Point, polar } from '../../pen/point.ts';
import { spinePart } from '../../pen/spine.ts';
import { petalPart, spoonPetal } from '../blooms/petal.ts';
import { sprigSpine } from '../branch.ts';
import { type Hand, type Ink, ink, type Petal } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';
import { broadLeaf, onStem, stalk } from '../stem-parts.ts';
import { blade } from './grasses.ts';

const hands: readonly Hand[] = ['painted', 'line', 'flat'];

const calla: Plant = {
  name: 'stem/calla',
  kind: 'sprig',
  label: { de: 'Calla', en: 'Calla lily' },
  tags: ['stem', 'focal'],
  roles: ['second', 'accent', 'leaf'],
  aspect: 0.4,
  hands,
  grow: (random, { height }) => {
    const spine = sprigSpine(random, height, 0.66, 0.32);
    const size = height * 0.36;
    const spathe = (
      points: readonly Point[],
      tone: number,
      depth: number,
      edge: readonly Point[],
    ): Petal => ({
      kind: 'petal',
      outline: [points.map(([x, y]): Point => [x * size, y * size])],
      heart: [0, 0],
      reach: size,
      folds: [],
      lip: edge.length === 0 ? null : [edge.map(([x, y]): Point => [x * size, y * size])],
      ink: ink('second', tone),
      throat: ink('leaf', 24),
      depth,
      shaded: 0,
    });
    const round = (points: readonly Point[]): Point[] => [...points, ...points.slice(0, 1)];
    const back: Point[] = [
      [0, 0],
      [-0.13, -0.3],
      [-0.27, -0.6],
      [-0.2, -0.84],
      [0.06, -1.0],
      [0.16, -0.99],
      [0.32, -0.8],
      [0.3, -0.56],
      [0.13, -0.26],
    ];
    const front: Point[] = [
      [0, 0],
      [-0.12, -0.26],
      [-0.27, -0.58],
      [-0.16, -0.52],
      [0.04, -0.36],
      [0.2, -0.44],
      [0.31, -0.58],
      [0.14, -0.26],
    ];
    const spadix = berryPart(random, [0.01 * size, -0.56 * size], size * 0.05, ink('accent', 10), {
      long: 4.4,
      angle: -Math.PI / 2 + 0.06,
    });
    return [
      broadLeaf(random, [0, 0], -Math.PI / 2 - 0.3, height * 0.4, 6, -0.3),
      stalk(spinePart(spine, 0, 1, 6), height * 0.03),
      ...onStem(
        [spathe(round(back), 4, 10, []), spadix, spathe(round(front), 20, 16, [])],
        spine.at(0.97),
        spine.angle(1) + Math.PI / 2,
      ),
    ];
  },
};

const iris: Plant = {
  name: 'stem/iris',
  kind: 'sprig',
  label: { de: 'Iris', en: 'Iris' },
  tags: ['stem', 'focal', 'spring'],
  roles: ['third', 'accent', 'leaf'],
  aspect: 0.5,
  hands,
  grow: (random, { height }) => {
    const spine = sprigSpine(random, height, 0.7, 0.2);
    const size = height * 0.27;
    const petal = (lean: number, length: number, width: number, tone: number, throat?: Ink) =>
      petalPart(random, {
        form: spoonPetal,
        heart: [0, -size * 0.1],
        angle: -Math.PI / 2 + lean,
        length: size * length,
        width: size * width,
        ink: ink('third', tone),
        ruffle: 0.05,
        notch: 0.02,
        folds: 3,
        depth: 20,
        throat,
      });
    const beard = ink('accent', 10);
    return [
      blade(random, [-height * 0.02, 0], -Math.PI / 2 - 0.18, height * 0.66, ink('leaf', 10), -0.2),
      stalk(spinePart(spine, 0, 1, 6), height * 0.022),
      blade(random, [height * 0.02, 0], -Math.PI / 2 + 0.14, height * 0.54, ink('leaf', -8), 0.25),
      ...onStem(
        [
          petal(-0.42, 1.0, 0.58, 8),
          petal(0.44, 1.02, 0.58, 8),
          petal(0.02, 1.08, 0.66, 18),
          petal(-1.9, 0.92, 0.56, -8, beard),
          petal(1.92, 0.9, 0.56, -8, beard),
          petal(Math.PI - 0.06, 0.84, 0.66, -2, beard),
        ],
        polar(spine.at(0.98), spine.angle(1), size * 0.12),
        spine.angle(1) + Math.PI / 2,
      ),
    ];
  },
};

export const tallStems: readonly Plant[] = [calla, iris];
