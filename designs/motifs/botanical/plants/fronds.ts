import { type LeafForm, lanceForm } from '../../pen/leaf-outline.ts';
import { spinePart } from '../../pen/spine.ts';
import { growBranch, sprigSpine } from '../branch.ts';
import { ink, leafPart, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';

const pinnaForm: LeafForm = [
  [0, 0.5],
  [0.15, 0.9],
  [0.45, 1],
  [0.8, 0.6],
  [1, 0],
];

const fern: Plant = {
  name: 'leaf/fern',
  kind: 'sprig',
  label: { de: 'Farn', en: 'Fern' },
  tags: ['leaf', 'forest'],
  roles: ['leaf'],
  aspect: 0.6,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }, hand) =>
    growBranch(
      random,
      sprigSpine(random, height, 0.9, 0.65),
      {
        form: pinnaForm,
        count: hand === 'line' ? 17 : 22,
        pairs: true,
        leafLength: 0.24,
        leafWidth: 0.19,
        spread: 1.2,
        closing: 0.62,
        taper: 0,
        fullest: 0.26,
        bare: 0.16,
        curl: 0.35,
        stem: Math.max(0.4, height * 0.011),
      },
      hand,
    ),
};

const palm: Plant = {
  name: 'leaf/palm',
  kind: 'sprig',
  label: { de: 'Palmwedel', en: 'Palm leaf' },
  tags: ['leaf', 'tropical', 'summer', 'boho'],
  roles: ['leaf'],
  aspect: 0.88,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }, hand) =>
    growBranch(
      random,
      sprigSpine(random, height, hand === 'flat' ? 0.74 : 0.78, 0.7),
      {
        form: lanceForm,
        count: hand === 'flat' ? 18 : 17,
        pairs: true,
        leafLength: 0.42,
        leafWidth: 0.1,
        spread: 1.0,
        closing: 0.4,
        taper: 0,
        fullest: 0.42,
        bare: 0.2,
        curl: 0.45,
        stem: Math.max(0.5, height * 0.015),
      },
      hand,
    ),
};

/** A dried fan palm, cut to a point: leaflets side by side, from one foot. */
const fan: Plant = {
  name: 'leaf/fan-palm',
  kind: 'sprig',
  label: { de: 'Getrocknete Fächerpalme', en: 'Dried fan palm' },
  tags: ['leaf', 'boho', 'dried'],
  roles: ['second', 'accent'],
  aspect: 0.84,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }) => {
    const spine = sprigSpine(random, height, 0.34, 0.15);
    const foot = spine.at(1);
    const up = spine.angle(1);
    const count = 13;
    const blades = Array.from({ length: count }, (_, index): Part => {
      const share = (index / (count - 1) - 0.5) * 2;
      return leafPart(
        [
          [0, 0.12],
          [0.4, 0.7],
          [0.72, 1],
          [0.84, 0.8],
          [1, 0],
        ],
        {
          base: foot,
          angle: up + share * 1.05,
          length: height * 0.66 * (1 - 0.36 * Math.abs(share) ** 1.4) * random.between(0.96, 1.03),
          width: height * 0.088,
          bend: share * 0.12,
        },
        ink('second', index % 2 === 0 ? -4 : -16),
      );
    });
    const order = [...blades.keys()].sort((one, other) => Math.abs(other - 6) - Math.abs(one - 6));
    return [
      { kind: 'stem', points: spinePart(spine, 0, 1, 4), width: height * 0.02, ink: ink('accent', -6) },
      ...order.flatMap((index) => blades.slice(index, index + 1)),
    ];
  },
};

export const fronds: readonly Plant[] = [fern, palm, fan];
