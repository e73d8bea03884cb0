import { bentSpine, spinePart } from '../../pen/spine.ts';
import { tulipCup } from '../blooms/cup-blooms.ts';
import { type PetalForm, petalPart, spoonPetal } from '../blooms/petal.ts';
import { sprigSpine } from '../branch.ts';
import { type Hand, ink, type Part, type Petal } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';
import { broadLeaf, onStem, stalk } from '../stem-parts.ts';
import { blade } from './grasses.ts';

const hands: readonly Hand[] = ['painted', 'line', 'flat'];

const bellForm: PetalForm = [
  [0, 0.3],
  [0.3, 0.72],
  [0.7, 0.86],
  [0.92, 1],
  [1.0, 0.5],
];

const snowdrop: Plant = {
  name: 'stem/snowdrop',
  kind: 'sprig',
  label: { de: 'Schneeglöckchen', en: 'Snowdrop' },
  tags: ['stem', 'spring', 'filler'],
  roles: ['leaf', 'second'],
  aspect: 0.56,
  hands,
  grow: (random, { height }) => {
    const spine = bentSpine([0, 0], -Math.PI / 2 - 0.12, height * 0.84, 0.3);
    const top = spine.at(1);
    const hook = bentSpine(top, spine.angle(1), height * 0.2, 2.3);
    const heart = hook.at(1);
    const bell = (lean: number, tone: number, length: number): Petal =>
      petalPart(random, {
        form: spoonPetal,
        heart,
        angle: Math.PI / 2 + lean,
        length: height * length,
        width: height * 0.12,
        ink: ink('second', tone),
        notch: -0.04,
        throat: ink('leaf', 20),
        folds: 1,
      });
    return [
      blade(random, [-height * 0.015, 0], -Math.PI / 2 - 0.3, height * 0.62, ink('leaf', 8), -0.5),
      stalk(spinePart(spine, 0, 1, 6), height * 0.017),
      stalk(spinePart(hook, 0, 1, 5), height * 0.01),
      blade(random, [height * 0.015, 0], -Math.PI / 2 + 0.16, height * 0.52, ink('leaf', -8), 0.35),
      bell(-0.3, 6, 0.24),
      bell(0.32, 6, 0.24),
      bell(0.02, 18, 0.23),
      berryPart(random, heart, height * 0.03, ink('leaf', -6), { long: 1.2, angle: Math.PI / 2 }),
    ];
  },
};

const lilyOfTheValley: Plant = {
  name: 'stem/lily-of-the-valley',
  kind: 'sprig',
  label: { de: 'Maiglöckchen', en: 'Lily of the valley' },
  tags: ['stem', 'spring', 'filler'],
  roles: ['leaf', 'second'],
  aspect: 0.68,
  hands,
  grow: (random, { height }) => {
    const spine = bentSpine([0, 0], -Math.PI / 2 - 0.2, height * 0.98, 0.75);
    const bells = [0.42, 0.53, 0.63, 0.73, 0.82, 0.9, 0.97].flatMap((t, index): Part[] => {
      const side = index % 2 === 0 ? 1 : -1;
      const thread = bentSpine(
        spine.at(t),
        spine.angle(t) + side * 0.9,
        height * 0.075,
        side > 0 ? 1.3 : -1.3,
      );
      const heart = thread.at(1);
      const size = height * 0.095 * (1.25 - t * 0.6);
      const angle = Math.PI / 2 + side * random.between(-0.1, 0.25) * -1;
      return [
        stalk(spinePart(thread, 0, 1, 4), height * 0.007),
        petalPart(random, {
          form: bellForm,
          heart,
          angle,
          length: size,
          width: size * 0.95,
          ink: ink('second', 14),
          ruffle: 0.01,
          notch: 0.1,
          depth: 14,
          folds: 2,
        }),
      ];
    });
    return [
      broadLeaf(random, [-height * 0.01, 0], -Math.PI / 2 - 0.36, height * 0.72, 12, -0.3),
      stalk(spinePart(spine, 0, 1, 7), height * 0.014),
      ...bells,
      broadLeaf(random, [0, 0], -Math.PI / 2 + 0.24, height * 0.6, -8, 0.3),
    ];
  },
};

const tulip: Plant = {
  name: 'stem/tulip',
  kind: 'sprig',
  label: { de: 'Tulpe', en: 'Tulip' },
  tags: ['stem', 'spring', 'meadow'],
  roles: ['main', 'leaf'],
  aspect: 0.5,
  hands,
  grow: (random, { height }) => {
    const spine = sprigSpine(random, height, 0.74, 0.3);
    const head = onStem(
      tulipCup(random, [0, 0], height * 0.28),
      spine.at(0.985),
      spine.angle(1) + Math.PI / 2,
    );
    return [
      broadLeaf(random, [0, 0], -Math.PI / 2 - 0.34, height * 0.6, 8, -0.35),
      stalk(spinePart(spine, 0, 1, 6), height * 0.022),
      ...head,
      broadLeaf(random, [0, 0], -Math.PI / 2 + 0.3, height * 0.5, -8, 0.5),
    ];
  },
};

export const springStems: readonly Plant[] = [snowdrop, lilyOfTheValley, tulip];
