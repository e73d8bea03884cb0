import type { Random } from '../../../model/random.ts';
import { type Point, polar } from '../../pen/point.ts';
import { type Spine, spinePart, spineThrough } from '../../pen/spine.ts';
import { magnoliaCup } from '../blooms/cup-blooms.ts';
import { openBlooms } from '../blooms/open-blooms.ts';
import { eggForm, petalPart, tilted } from '../blooms/petal.ts';
import { sideTwig } from '../branch.ts';
import { type Hand, ink, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { onStem } from '../stem-parts.ts';

/** Wood does not bow, it turns at its knots. */
function knotty(random: Random, height: number, reach: number): Spine {
  const points = [0, 0.22, 0.45, 0.7, 1].map((t, index): Point => {
    const bow = Math.sin(t * Math.PI) * -0.1 + t * 0.1;
    const knot = index === 0 ? 0 : (index % 2 === 0 ? 1 : -1) * random.between(0.006, 0.02);
    return [(bow + knot) * height, -t * reach * height];
  });
  return spineThrough(points);
}

function wood(spine: Spine, width: number): Part {
  return { kind: 'stem', points: spinePart(spine, 0, 1, 7), width, ink: ink('accent', -42) };
}

/** A closed bud sitting on wood. */
function budAt(random: Random, at: Point, angle: number, size: number): Part[] {
  return [
    petalPart(random, {
      form: eggForm,
      heart: at,
      angle,
      length: size,
      width: size * 0.62,
      ink: ink('main', 6),
      notch: -0.04,
    }),
    petalPart(random, {
      form: eggForm,
      heart: polar(at, angle, -size * 0.08),
      angle: angle + 0.1,
      length: size * 0.42,
      width: size * 0.5,
      ink: ink('accent', -34),
      notch: -0.04,
    }),
  ];
}

const magnolia: Plant = {
  name: 'twig/magnolia',
  kind: 'sprig',
  label: { de: 'Magnolienzweig', en: 'Magnolia branch' },
  tags: ['twig', 'spring', 'focal'],
  roles: ['main', 'accent'],
  aspect: 0.64,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }) => {
    const spine = knotty(random, height, 0.76);
    const low = sideTwig(random, spine, 0.36, -1, height * 0.15, 0.9);
    const high = sideTwig(random, spine, 0.6, 1, height * 0.13, 0.9);
    const bloom = (twig: Spine, size: number) =>
      onStem(magnoliaCup(random, [0, 0], height * size), twig.at(0.97), twig.angle(1) + Math.PI / 2);
    return [
      wood(low, height * 0.014),
      ...bloom(low, 0.2),
      wood(high, height * 0.012),
      ...budAt(random, high.at(0.98), high.angle(1), height * 0.1),
      wood(spine, height * 0.024),
      ...budAt(random, spine.at(0.24), spine.angle(0.24) + 0.7, height * 0.065),
      ...bloom(spine, 0.25),
    ];
  },
};

/** Cherry, almond, apple: open blossoms in small groups along the wood, buds at its end. */
const cherry: Plant = {
  name: 'twig/cherry',
  kind: 'sprig',
  label: { de: 'Kirschblütenzweig', en: 'Cherry branch' },
  tags: ['twig', 'spring', 'filler'],
  roles: ['main', 'accent'],
  aspect: 0.6,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }, hand) => {
    const spine = knotty(random, height, 0.92);
    const left = sideTwig(random, spine, 0.3, -1, height * 0.3, 0.75);
    const right = sideTwig(random, spine, 0.48, 1, height * 0.24, 0.75);
    const spots: readonly (readonly [Spine, number, number])[] = [
      [left, 0.55, 0.14],
      [left, 0.96, 0.12],
      [right, 0.9, 0.13],
      [spine, 0.34, 0.13],
      [spine, 0.56, 0.15],
      [spine, 0.74, 0.13],
      [spine, 0.86, 0.1],
    ];
    return [
      wood(left, height * 0.011),
      wood(right, height * 0.01),
      wood(spine, height * 0.02),
      ...[0.12, 0.66, 0.92, 1].flatMap((t, index) =>
        budAt(random, spine.at(t), spine.angle(t) + (index % 2 === 0 ? 0.6 : -0.5), height * 0.045),
      ),
      ...budAt(random, left.at(0.3), left.angle(0.3) - 0.7, height * 0.042),
      ...spots.flatMap(([twig, t, size]) =>
        blossom(random, polar(twig.at(t), random.between(0, 6), height * 0.02), height * size, hand),
      ),
    ];
  },
};

function blossom(random: Random, at: Point, size: number, hand: Hand): Part[] {
  return openBlooms
    .filter(({ name }) => name === 'bloom/cherry')
    .flatMap((plant) => {
      const head = plant.grow(random, { width: size, height: size }, hand);
      return onStem(tilted(head, random.between(0.72, 1), 0), at, random.between(-3, 3));
    });
}

export const blossomBranches: readonly Plant[] = [magnolia, cherry];
