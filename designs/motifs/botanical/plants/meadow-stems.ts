import type { Random } from '../../../model/random.ts';
import { type LeafForm, lanceForm, ovalForm, spoonForm } from '../../pen/leaf-outline.ts';
import { bentSpine, type Spine, spinePart } from '../../pen/spine.ts';
import { openBlooms } from '../blooms/open-blooms.ts';
import { tilted } from '../blooms/petal.ts';
import { sprigSpine } from '../branch.ts';
import { ink, leafPart, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { onStem, stalk } from '../stem-parts.ts';

type Row = {
  /** The open bloom on top: `poppy` for `bloom/poppy`. */
  bloom: string;
  aspect: number;
  /** Size of the head by the height of the whole. */
  head: number;
  /** A second, smaller head on a side stem. */
  second: boolean;
  leaf: LeafForm;
  leafLength: number;
  leafWidth: number;
  leaves: readonly number[];
};

const rows: readonly Row[] = [
  {
    bloom: 'poppy',
    aspect: 0.52,
    head: 0.34,
    second: false,
    leaf: lanceForm,
    leafLength: 0.3,
    leafWidth: 0.2,
    leaves: [0.05, 0.12, 0.3],
  },
  {
    bloom: 'cosmos',
    aspect: 0.62,
    head: 0.3,
    second: true,
    leaf: lanceForm,
    leafLength: 0.2,
    leafWidth: 0.1,
    leaves: [0.1, 0.16, 0.3, 0.36, 0.56],
  },
  {
    bloom: 'daisy',
    aspect: 0.58,
    head: 0.25,
    second: true,
    leaf: lanceForm,
    leafLength: 0.16,
    leafWidth: 0.16,
    leaves: [0.1, 0.2, 0.34, 0.5],
  },
  {
    bloom: 'cornflower',
    aspect: 0.52,
    head: 0.24,
    second: true,
    leaf: lanceForm,
    leafLength: 0.26,
    leafWidth: 0.1,
    leaves: [0.06, 0.16, 0.32, 0.5],
  },
  {
    bloom: 'sunflower',
    aspect: 0.62,
    head: 0.38,
    second: false,
    leaf: ovalForm,
    leafLength: 0.28,
    leafWidth: 0.6,
    leaves: [0.16, 0.34, 0.56],
  },
  {
    bloom: 'anemone',
    aspect: 0.52,
    head: 0.34,
    second: false,
    leaf: spoonForm,
    leafLength: 0.2,
    leafWidth: 0.24,
    leaves: [0.52, 0.54, 0.56],
  },
];

function headOn(
  random: Random,
  plant: Plant,
  spine: Spine,
  size: number,
  hand: 'painted' | 'line' | 'flat',
): Part[] {
  const head = plant.grow(random, { width: size, height: size }, hand);
  // turned a little away from the viewer, as it stands on its stem
  const facing = tilted(head, hand === 'flat' ? 0.92 : random.between(0.66, 0.86), 0);
  return onStem(facing, spine.at(1), spine.angle(1) + Math.PI / 2 + random.between(-0.2, 0.3));
}

function meadowStem(row: Row, plant: Plant): Plant {
  return {
    ...plant,
    name: `stem/${row.bloom}`,
    kind: 'sprig',
    label: { de: `${plant.label.de} mit Stiel`, en: `${plant.label.en} with stem` },
    tags: ['stem', 'meadow'],
    roles: [...new Set<Plant['roles'][number]>([...plant.roles, 'leaf'])],
    aspect: row.aspect,
    grow: (random, { height }, hand) => {
      const spine = sprigSpine(random, height, 0.985 - row.head * 0.42, 0.42);
      const width = Math.max(0.4, height * 0.012);
      const leaves = row.leaves.map((t, index) => {
        const side = index % 2 === 0 ? 1 : -1;
        const length = height * row.leafLength * random.between(0.85, 1.1) * (1 - t * 0.35);
        return leafPart(
          row.leaf,
          {
            base: spine.at(t),
            angle: spine.angle(t) + side * random.between(0.5, 0.8),
            length,
            width: length * row.leafWidth,
            bend: side * random.between(-0.5, 0.3),
          },
          ink('leaf', random.pick([-10, 0, 10])),
        );
      });
      const side = bentSpine(spine.at(0.42), spine.angle(0.42) - 0.5, height * 0.3, 0.45);
      const small = row.second
        ? [
            stalk(spinePart(side, 0, 1, 5), width * 0.75),
            ...headOn(random, plant, side, height * row.head * 0.66, hand),
          ]
        : [];
      return [
        ...small,
        stalk(spinePart(spine, 0, 1, 7), width),
        ...leaves,
        ...headOn(random, plant, spine, height * row.head, hand),
      ];
    },
  };
}

/** Open blooms on their stems, for meadows and loose bunches. */
export const meadowStems: readonly Plant[] = rows.flatMap((row) =>
  openBlooms.filter(({ name }) => name === `bloom/${row.bloom}`).map((plant) => meadowStem(row, plant)),
);
