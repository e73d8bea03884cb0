import type { Random } from '../../../model/random.ts';
import { type LeafForm, lanceForm } from '../../pen/leaf-outline.ts';
import { type Point, polar } from '../../pen/point.ts';
import { bentSpine, type Spine, spinePart } from '../../pen/spine.ts';
import { sprigSpine } from '../branch.ts';
import { type Ink, ink, leafPart, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';

const grainForm: LeafForm = [
  [0, 0.3],
  [0.3, 0.95],
  [0.6, 0.9],
  [0.85, 0.45],
  [1, 0],
];

/** A long narrow blade that bends over. */
export function blade(
  random: Random,
  base: Point,
  angle: number,
  length: number,
  colour: Ink,
  bend: number,
): Part {
  const place = { base, angle, length, width: length * random.between(0.045, 0.065), bend };
  return leafPart(
    [
      [0, 0.22],
      [0.25, 0.8],
      [0.5, 1],
      [0.8, 0.5],
      [1, 0],
    ],
    place,
    colour,
  );
}

function stalk(spine: Spine, to: number, width: number, colour: Ink): Part {
  return { kind: 'stem', points: spinePart(spine, 0, to, 6), width, ink: colour };
}

const wheat: Plant = {
  name: 'grass/wheat',
  kind: 'sprig',
  label: { de: 'Weizenähre', en: 'Wheat' },
  tags: ['grass', 'dried', 'autumn', 'meadow'],
  roles: ['accent'],
  aspect: 0.34,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.82, 0.32);
    const rows = 9;
    const grains: Part[] = [];
    const awns: Point[][] = [];
    for (let row = 0; row < rows; row += 1) {
      const t = 0.58 + (0.4 * row) / (rows - 1);
      for (const side of row === rows - 1 ? [0] : [-1, 1]) {
        const angle = spine.angle(t) + side * random.between(0.36, 0.5);
        const length = height * 0.075 * random.between(0.9, 1.1);
        grains.push(
          leafPart(
            grainForm,
            { base: spine.at(t), angle, length, width: length * 0.42, bend: -side * 0.3 },
            ink('accent', 14 + random.between(-8, 10)),
          ),
        );
        const tip = polar(spine.at(t), angle - side * 0.1, length * 0.95);
        const reach = height * random.between(0.1, 0.16);
        awns.push([tip, polar(tip, angle - side * 0.28, reach * 0.5), polar(tip, angle - side * 0.3, reach)]);
      }
    }
    const leaf = blade(
      random,
      spine.at(0.2),
      spine.angle(0.2) - 0.35,
      height * 0.36,
      ink('accent', 20),
      -0.7,
    );
    return [
      leaf,
      {
        kind: 'strokes',
        lines: awns,
        width: Math.max(0.14, height * 0.0032),
        ink: ink('accent', 6),
        pointed: false,
      },
      stalk(spine, 0.98, height * 0.011, ink('accent', -6)),
      ...(hand === 'flat' ? grains.filter((_, index) => index !== 1) : grains),
    ];
  },
};

/** Feathery strokes that leave a spine and fall back along it; tones from back to front. */
function plume(
  random: Random,
  spine: Spine,
  habit: {
    from: number;
    count: number;
    reach: number;
    tones: readonly number[];
    role: 'second' | 'accent';
    width: number;
  },
): Part[] {
  return habit.tones.map((tone): Part => {
    const lines = Array.from({ length: habit.count }, (_, index): Point[] => {
      const t = habit.from + ((1 - habit.from) * (index + random.between(0, 1))) / habit.count;
      const swell =
        Math.sin(Math.PI * Math.min(1, 0.18 + 0.8 * ((t - habit.from) / (1 - habit.from)))) ** 0.8;
      const side = random.chance(0.5) ? 1 : -1;
      const reach = habit.reach * (0.35 + swell) * random.between(0.7, 1.1);
      const heading = spine.angle(t) + side * random.between(0.25, 0.75) * (1.2 - t * 0.7);
      const middle = polar(spine.at(t), heading, reach * 0.55);
      return [spine.at(t), middle, polar(middle, heading + side * random.between(0, 0.45), reach * 0.5)];
    });
    return { kind: 'strokes', lines, width: habit.width, ink: ink(habit.role, tone), pointed: false };
  });
}

const pampas: Plant = {
  name: 'grass/pampas',
  kind: 'sprig',
  label: { de: 'Pampasgras', en: 'Pampas grass' },
  tags: ['grass', 'dried', 'boho'],
  roles: ['second', 'accent'],
  aspect: 0.4,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.93, 0.55);
    const painted = hand === 'painted';
    return [
      stalk(spine, 0.9, height * 0.01, ink('accent', 0)),
      ...plume(random, spine, {
        from: 0.32,
        count: painted ? 70 : hand === 'flat' ? 44 : 46,
        reach: height * 0.13,
        tones: painted ? [-22, -10, 6] : [-8],
        role: 'second',
        width: Math.max(0.2, height * (painted ? 0.0075 : 0.008)),
      }),
    ];
  },
};

const bunnyTail: Plant = {
  name: 'grass/bunny-tail',
  kind: 'sprig',
  label: { de: 'Hasenschwanzgras', en: 'Bunny tail grass' },
  tags: ['grass', 'dried', 'boho'],
  roles: ['second', 'accent'],
  aspect: 0.5,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }, hand) => {
    const stems = [
      { angle: -0.05, length: 0.84, bend: 0.35 },
      { angle: -0.26, length: 0.66, bend: 0.1 },
      { angle: 0.16, length: 0.56, bend: 0.3 },
    ];
    return stems.flatMap(({ angle, length, bend }): Part[] => {
      const spine = bentSpine([0, 0], -Math.PI / 2 + angle, height * length, bend * random.between(0.7, 1.2));
      const head = bentSpine(spine.at(0.98), spine.angle(0.97), height * 0.15, 0.15);
      const belly = leafPart(
        [
          [0, 0.3],
          [0.2, 0.9],
          [0.5, 1],
          [0.8, 0.8],
          [1, 0],
        ],
        { base: head.at(0), angle: spine.angle(0.97), length: height * 0.15, width: height * 0.085 },
        ink('second', -8),
      );
      return [
        stalk(spine, 1, height * 0.009, ink('accent', 4)),
        ...(hand === 'line' ? [] : [belly]),
        ...plume(random, head, {
          from: 0.02,
          count: hand === 'painted' ? 34 : 26,
          reach: height * 0.05,
          tones: hand === 'painted' ? [-18, 8] : [hand === 'flat' ? 20 : 0],
          role: 'second',
          width: Math.max(0.16, height * 0.005),
        }),
      ];
    });
  },
};

const blades: Plant = {
  name: 'grass/blades',
  kind: 'sprig',
  label: { de: 'Gräser', en: 'Grasses' },
  tags: ['grass', 'meadow'],
  roles: ['leaf'],
  aspect: 0.8,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }) =>
    [0.62, 0.74, 0.98, 0.84, 0.55].map((share, index): Part => {
      const lean = (index - 2) * 0.17 + random.between(-0.06, 0.06);
      const foot: Point = [(index - 2) * height * 0.018, 0];
      const tone = random.pick([-14, 0, 14]);
      return blade(
        random,
        foot,
        -Math.PI / 2 + lean,
        height * share,
        ink('leaf', tone),
        lean * 2.6 + random.between(0, 0.3),
      );
    }),
};

/** A fine panicle: nodding little ears on thin branches. */
const oat: Plant = {
  name: 'grass/oat',
  kind: 'sprig',
  label: { de: 'Haferrispe', en: 'Oat' },
  tags: ['grass', 'dried', 'boho', 'meadow'],
  roles: ['accent'],
  aspect: 0.52,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }, hand) => {
    const spine = sprigSpine(random, height, 0.94, 0.5);
    const count = hand === 'flat' ? 9 : 12;
    const ears = Array.from({ length: count }, (_, index): Part[] => {
      const t = 0.42 + (0.57 * index) / (count - 1);
      const side = index % 2 === 0 ? 1 : -1;
      const reach = height * 0.16 * (1.15 - t * 0.65) * random.between(0.8, 1.2);
      const thread = bentSpine(
        spine.at(t),
        spine.angle(t) + side * 0.75,
        reach,
        side * random.between(0.5, 1.2),
      );
      const length = height * 0.058 * random.between(0.9, 1.15);
      const place = { base: thread.at(1), angle: thread.angle(1), length, width: length * 0.36 };
      return [
        {
          kind: 'strokes',
          lines: [spinePart(thread, 0, 1, 4)],
          width: Math.max(0.14, height * 0.004),
          ink: ink('accent', 0),
          pointed: false,
        },
        leafPart(lanceForm, { ...place, angle: place.angle + 0.2 }, ink('accent', 24)),
        leafPart(lanceForm, { ...place, angle: place.angle - 0.2 }, ink('accent', 10)),
      ];
    });
    return [stalk(spine, 1, height * 0.009, ink('accent', -4)), ...ears.flat()];
  },
};

export const grasses: readonly Plant[] = [wheat, pampas, bunnyTail, blades, oat];
