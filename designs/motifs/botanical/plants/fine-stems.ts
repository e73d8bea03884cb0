import type { Random } from '../../../model/random.ts';
import { type Point, polar } from '../../pen/point.ts';
import { bentSpine, spinePart } from '../../pen/spine.ts';
import { eggForm, petalPart, pointedPetal } from '../blooms/petal.ts';
import { sprigSpine } from '../branch.ts';
import { type Hand, ink, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';
import { stalk } from '../stem-parts.ts';
import { blade } from './grasses.ts';

const hands: readonly Hand[] = ['painted', 'line', 'flat'];

/** Small flowers in whorls up a stem. */
const lavender: Plant = {
  name: 'stem/lavender',
  kind: 'sprig',
  label: { de: 'Lavendel', en: 'Lavender' },
  tags: ['stem', 'filler', 'meadow', 'mediterranean'],
  roles: ['third', 'leaf'],
  aspect: 0.3,
  hands,
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.96, 0.34);
    const rows = hand === 'flat' ? 7 : 9;
    const florets = Array.from({ length: rows }, (_, row): Part[] => {
      const t = 0.52 + (0.46 * row) / (rows - 1) - (row === 0 ? 0.07 : 0);
      const leans = hand === 'flat' ? [-0.8, 0.8] : [-1.05, 1.05, -0.5, 0.5];
      const list = row === rows - 1 ? [0] : leans;
      return list.map((lean) =>
        petalPart(random, {
          form: eggForm,
          heart: spine.at(t),
          angle: spine.angle(t) + lean + random.between(-0.15, 0.15),
          length: height * 0.064 * (1.15 - 0.35 * (t - 0.5)) * random.between(0.85, 1.15),
          width: height * (hand === 'flat' ? 0.034 : 0.028),
          ink: ink('third', random.pick([-16, -6, 4, 14])),
          notch: -0.02,
          depth: 18,
        }),
      );
    });
    const leaves = [0.06, 0.09, 0.2, 0.24].map((t, index) =>
      blade(
        random,
        spine.at(t),
        spine.angle(t) + (index % 2 === 0 ? -0.42 : 0.42),
        height * random.between(0.18, 0.26),
        ink('leaf', random.pick([-8, 6])),
        index % 2 === 0 ? -0.3 : 0.3,
      ),
    );
    return [stalk(spinePart(spine, 0, 0.98, 6), height * 0.01), ...leaves, ...florets.flat()];
  },
};

/** The seed head of a dandelion: threads in all directions, each with its little parachute. */
const dandelion: Plant = {
  name: 'stem/dandelion',
  kind: 'sprig',
  label: { de: 'Pusteblume', en: 'Dandelion clock' },
  tags: ['stem', 'meadow', 'filler'],
  roles: ['accent', 'leaf'],
  aspect: 0.5,
  hands,
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.77, 0.34);
    const heart = spine.at(1);
    const radius = height * 0.215;
    const count = hand === 'painted' ? 34 : 24;
    const golden = Math.PI * (3 - Math.sqrt(5));
    const seeds = Array.from({ length: count }, (_, index) => {
      const angle = index * golden;
      const end = polar(heart, angle, radius * (index % 3 === 2 ? 0.62 : 0.86) * random.between(0.94, 1.04));
      const hairs = [-0.85, -0.4, 0, 0.4, 0.85].map((lean): Point[] => [
        end,
        polar(end, angle + lean, radius * 0.17),
      ]);
      return { thread: [polar(heart, angle, radius * 0.12), end], hairs };
    });
    const fine = Math.max(0.14, height * 0.0035);
    return [
      stalk(spinePart(spine, 0, 1, 6), height * 0.014),
      {
        kind: 'strokes',
        lines: seeds.map(({ thread }) => thread),
        width: fine,
        ink: ink('accent', 20),
        pointed: false,
      },
      {
        kind: 'strokes',
        lines: seeds.flatMap(({ hairs }) => hairs),
        width: fine,
        ink: ink('accent', hand === 'painted' ? 36 : 0),
        pointed: false,
      },
      berryPart(random, heart, radius * 0.13, ink('accent', -24)),
    ];
  },
};

/** Five petals in one outline: at this size their seams are not visible. */
function blossomShape(random: Random, at: Point, radius: number, tone: number): Part {
  const start = random.between(0, 6);
  const ring = Array.from({ length: 15 }, (_, index): Point => {
    const reach = radius * (index % 3 === 0 ? 0.6 : random.between(0.92, 1.06));
    return polar(at, start + (index / 15) * Math.PI * 2, reach);
  });
  return {
    kind: 'petal',
    outline: [[...ring, ...ring.slice(0, 1)]],
    heart: at,
    reach: radius,
    folds: [],
    lip: null,
    ink: ink('second', tone),
    throat: null,
    depth: 16,
    shaded: 0,
  };
}

const gypsophila: Plant = {
  name: 'stem/gypsophila',
  kind: 'sprig',
  label: { de: 'Schleierkraut', en: "Baby's breath" },
  tags: ['stem', 'filler'],
  roles: ['second', 'leaf', 'accent'],
  aspect: 1.14,
  hands,
  cutOut: true,
  grow: (random, { height }, hand) => {
    const threads: Part[] = [];
    const heads: Part[] = [];
    const fork = (from: Point, angle: number, length: number, left: number) => {
      const twig = bentSpine(from, angle, length, random.between(-0.3, 0.3));
      threads.push(stalk(spinePart(twig, 0, 1, 4), height * 0.0035 * (left + 1.3)));
      if (left === 0) {
        const radius = height * random.between(0.026, 0.038);
        const tone = random.pick([-6, 8, 20]);
        const at = twig.at(1);
        heads.push(
          blossomShape(random, at, radius, tone),
          berryPart(random, at, radius * 0.26, ink('accent', 10)),
        );
        return;
      }
      const twigs = left === 1 ? [-0.55, 0.05, 0.6] : [-0.48, 0.5];
      for (const turn of hand === 'flat' && left === 1 ? [-0.45, 0.45] : twigs) {
        fork(
          twig.at(1),
          twig.angle(1) + turn + random.between(-0.12, 0.12),
          length * random.between(0.6, 0.76),
          left - 1,
        );
      }
      if (left === 3) fork(twig.at(0.6), twig.angle(0.6) - 0.6, length * 0.5, 1);
    };
    fork([0, 0], -Math.PI / 2, height * 0.38, 3);
    return [...threads, ...heads];
  },
};

const cotton: Plant = {
  name: 'twig/cotton',
  kind: 'sprig',
  label: { de: 'Baumwollzweig', en: 'Cotton' },
  tags: ['twig', 'dried', 'boho', 'winter'],
  roles: ['second', 'accent'],
  aspect: 0.54,
  hands,
  grow: (random, { height }) => {
    const spine = sprigSpine(random, height, 0.86, 0.3);
    const boll = (at: Point, angle: number, size: number): Part[] => {
      const husk = [-1.2, -0.45, 0.45, 1.2].map((lean) =>
        petalPart(random, {
          form: pointedPetal,
          heart: at,
          angle: angle + lean,
          length: size * 1.15,
          width: size * 0.36,
          ink: ink('accent', -30),
          notch: -0.1,
        }),
      );
      const wool = [-2.2, 2.2, -0.85, 0.85, 0].map((turn, index) =>
        berryPart(
          random,
          polar(polar(at, angle, size * 0.5), angle + turn, size * (index === 4 ? 0.02 : 0.32)),
          size * 0.42,
          ink('second', [10, 10, 18, 18, 26][index] ?? 10),
        ),
      );
      return [...husk, ...wool];
    };
    const wood = ink('accent', -34);
    const twigs = [0.3, 0.52, 0.72].flatMap((t, index): Part[] => {
      const side = index % 2 === 0 ? 1 : -1;
      const twig = bentSpine(spine.at(t), spine.angle(t) + side * 0.75, height * 0.13, -side * 0.4);
      return [
        { kind: 'stem', points: spinePart(twig, 0, 1, 4), width: height * 0.01, ink: wood },
        ...boll(twig.at(1), twig.angle(1), height * 0.088 * random.between(0.9, 1.1)),
      ];
    });
    return [
      { kind: 'stem', points: spinePart(spine, 0, 1, 6), width: height * 0.016, ink: wood },
      ...twigs,
      ...boll(spine.at(1), spine.angle(1), height * 0.1),
    ];
  },
};

export const fineStems: readonly Plant[] = [lavender, dandelion, gypsophila, cotton];
