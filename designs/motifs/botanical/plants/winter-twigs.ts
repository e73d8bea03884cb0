import type { Random } from '../../../model/random.ts';
import { spoonForm } from '../../pen/leaf-outline.ts';
import { type Point, polar } from '../../pen/point.ts';
import { bentSpine, type Spine, spinePart } from '../../pen/spine.ts';
import { sideTwig, sprigSpine } from '../branch.ts';
import { type Hand, ink, leafPart, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';
import { hollyForm } from './lobed-leaves.ts';

const hands: readonly Hand[] = ['painted', 'line', 'flat'];

/** Needles on both sides of a twig, dark ones first, lighter and steeper ones over the wood. */
function needles(random: Random, spine: Spine, reach: number, density: number, hand: Hand): Part[] {
  const count = Math.round((spine.length / reach) * density);
  const width = Math.max(0.22, reach * (hand === 'flat' ? 0.12 : 0.085));
  const pass = (steep: number, tone: number, share: number): Part => ({
    kind: 'strokes',
    lines: Array.from({ length: Math.round(count * share) }, (_, index) => {
      const t = (index + random.between(0, 0.9)) / (count * share);
      const side = index % 2 === 0 ? 1 : -1;
      const angle = spine.angle(t) + side * (steep * (1.15 - 0.5 * t) + random.between(-0.12, 0.12));
      const length = reach * (1 - 0.42 * t ** 2) * random.between(0.82, 1.12);
      return [spine.at(t), polar(spine.at(t), angle, length)];
    }),
    width,
    ink: ink('leaf', tone),
    pointed: false,
  });
  const wood: Part = {
    kind: 'stem',
    points: spinePart(spine, 0, 0.97, 5),
    width: reach * 0.14,
    ink: ink('accent', -48),
  };
  if (hand !== 'painted') return [wood, pass(0.8, 0, 1)];
  return [pass(0.92, -30, 1), pass(0.8, -12, 0.8), wood, pass(0.55, 12, 0.8)];
}

const fir: Plant = {
  name: 'twig/fir',
  kind: 'sprig',
  label: { de: 'Tannenzweig', en: 'Fir branch' },
  tags: ['twig', 'christmas', 'winter'],
  roles: ['leaf', 'accent'],
  aspect: 0.62,
  hands,
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.95, 0.4);
    const reach = height * (hand === 'flat' ? 0.1 : 0.085);
    const density = hand === 'painted' ? 7 : 4.4;
    const twigs = [0.22, 0.34, 0.5, 0.62].flatMap((t, index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const twig = sideTwig(random, spine, t, side, height * 0.42 * (1.05 - t * 0.75), 0.72);
      return needles(random, twig, reach * 0.86, density, hand);
    });
    return [...twigs, ...needles(random, spine, reach, density, hand)];
  },
};

/** Long needles in tufts, as of a mountain pine. */
const pine: Plant = {
  name: 'twig/pine',
  kind: 'sprig',
  label: { de: 'Kiefernzweig', en: 'Pine branch' },
  tags: ['twig', 'christmas', 'winter', 'forest'],
  roles: ['leaf', 'accent'],
  aspect: 0.72,
  hands,
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.72, 0.35);
    const left = sideTwig(random, spine, 0.32, -1, height * 0.26, 0.85);
    const right = sideTwig(random, spine, 0.52, 1, height * 0.22, 0.85);
    const tuft = (twig: Spine, t: number, size: number): Part[] => {
      const count = hand === 'painted' ? 22 : hand === 'line' ? 15 : 13;
      const pass = (tone: number): Part => ({
        kind: 'strokes',
        lines: Array.from({ length: count }, (_, index): Point[] => {
          const lean = ((index + random.between(-0.4, 0.4)) / (count - 1) - 0.5) * 2.7;
          const from = twig.at(t - random.between(0, 0.06));
          const length = size * (1 - Math.abs(lean) * 0.13) * random.between(0.84, 1.1);
          const middle = polar(from, twig.angle(t) + lean, length * 0.5);
          return [from, middle, polar(middle, twig.angle(t) + lean * 0.82, length * 0.5)];
        }),
        width: Math.max(0.2, height * (hand === 'flat' ? 0.009 : 0.0062)),
        ink: ink('leaf', tone),
        pointed: false,
      });
      return hand === 'painted' ? [pass(-24), pass(4)] : [pass(0)];
    };
    const wood = (twig: Spine, width: number): Part => ({
      kind: 'stem',
      points: spinePart(twig, 0, 1, 5),
      width,
      ink: ink('accent', -46),
    });
    const size = height * 0.27;
    return [
      wood(left, height * 0.012),
      ...tuft(left, 0.98, size * 0.8),
      wood(right, height * 0.012),
      ...tuft(right, 0.98, size * 0.76),
      wood(spine, height * 0.018),
      ...tuft(spine, 0.62, size * 0.7),
      ...tuft(spine, 1, size),
    ];
  },
};

/** Berries with a dark navel. */
function bunch(random: Random, at: Point, radius: number, count: number, tone = 0): Part[] {
  const turn = random.between(0, 6);
  return Array.from({ length: count }, (_, index): Part[] => {
    const centre = polar(at, turn + (index * Math.PI * 2) / count, radius * (count > 1 ? 1.02 : 0));
    const size = radius * random.between(0.88, 1.08);
    return [
      berryPart(random, centre, size, ink('main', tone + random.between(-10, 8))),
      berryPart(random, polar(centre, random.between(0, 6), size * 0.3), size * 0.14, ink('main', -40)),
    ];
  }).flat();
}

const holly: Plant = {
  name: 'twig/holly',
  kind: 'sprig',
  label: { de: 'Stechpalme', en: 'Holly' },
  tags: ['twig', 'christmas', 'winter'],
  roles: ['leaf', 'main', 'accent'],
  aspect: 0.86,
  hands,
  grow: (random, { height }) => {
    const spine = sprigSpine(random, height, 0.56, 0.3);
    const leafAt = (t: number, turn: number, share: number, tone: number) => {
      const length = height * share * random.between(0.94, 1.06);
      return leafPart(
        hollyForm,
        {
          base: spine.at(t),
          angle: spine.angle(t) + turn + random.between(-0.1, 0.1),
          length,
          width: length * 0.52,
          bend: -turn * 0.35,
        },
        ink('leaf', tone),
      );
    };
    return [
      { kind: 'stem', points: spinePart(spine, 0, 1, 5), width: height * 0.016, ink: ink('accent', -46) },
      leafAt(0.35, -1.15, 0.36, 10),
      leafAt(0.4, 1.1, 0.38, -14),
      leafAt(0.96, 0.0, 0.44, -4),
      leafAt(0.85, -0.95, 0.4, -16),
      leafAt(0.85, 0.9, 0.38, 6),
      ...bunch(random, spine.at(0.84), height * 0.048, 3),
    ];
  },
};

const mistletoe: Plant = {
  name: 'twig/mistletoe',
  kind: 'sprig',
  label: { de: 'Mistelzweig', en: 'Mistletoe' },
  tags: ['twig', 'christmas', 'winter'],
  roles: ['leaf', 'second'],
  aspect: 1.2,
  hands,
  cutOut: true,
  grow: (random, { height }, hand) => {
    const fork = (from: Point, angle: number, length: number, left: number): Part[] => {
      const twig = bentSpine(from, angle, length, random.between(-0.2, 0.2));
      const end = twig.at(1);
      const stem: Part = {
        kind: 'stem',
        points: spinePart(twig, 0, 1, 4),
        width: height * 0.007 * (left + 1.4),
        ink: ink('leaf', -16),
      };
      const spread = left > 0 ? 0.55 : 0.75;
      const next = [-1, 1].flatMap((side): Part[] => {
        const turn = twig.angle(1) + side * spread * random.between(0.85, 1.15);
        if (left > 0) return fork(end, turn, length * 0.8, left - 1);
        const size = height * 0.24 * random.between(0.88, 1.1);
        return [
          leafPart(
            spoonForm,
            { base: end, angle: turn, length: size, width: size * 0.3, bend: side * 0.5 },
            ink('leaf', random.pick([-8, 2, 12])),
          ),
        ];
      });
      const pearls =
        left > 1 || (hand === 'flat' && left > 0)
          ? []
          : [-0.7, 0.6].map((turn) =>
              berryPart(
                random,
                polar(end, twig.angle(1) + turn, height * 0.034),
                height * 0.027,
                ink('second', 16),
              ),
            );
      return [stem, ...next, ...pearls];
    };
    return fork([0, 0], -Math.PI / 2, height * 0.3, 2);
  },
};

const berries: Plant = {
  name: 'twig/berries',
  kind: 'sprig',
  label: { de: 'Beerenzweig', en: 'Berry twig' },
  tags: ['twig', 'filler', 'autumn', 'christmas', 'winter'],
  roles: ['main', 'accent'],
  aspect: 0.46,
  hands,
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.93, 0.4);
    const count = hand === 'flat' ? 10 : 14;
    const wood = ink('accent', -34);
    return [
      { kind: 'stem', points: spinePart(spine, 0, 1, 6), width: height * 0.014, ink: wood },
      ...Array.from({ length: count }, (_, index): Part[] => {
        const t = 0.2 + (0.8 * index) / (count - 1);
        const side = index === count - 1 ? 0 : index % 2 === 0 ? 1 : -1;
        const angle = spine.angle(t) + side * random.between(0.6, 1.05);
        const at = polar(spine.at(t), angle, height * 0.1 * (1.15 - t * 0.7) * random.between(0.7, 1.2));
        const radius = height * 0.031 * (1.15 - t * 0.4) * random.between(0.88, 1.12);
        return [
          { kind: 'strokes', lines: [[spine.at(t), at]], width: height * 0.007, ink: wood, pointed: false },
          ...bunch(random, at, radius, 1, random.between(-8, 14)),
        ];
      }).flat(),
    ];
  },
};

export const winterTwigs: readonly Plant[] = [fir, pine, holly, mistletoe, berries];
