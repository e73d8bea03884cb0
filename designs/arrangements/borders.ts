import type { Random } from '../model/random.ts';
import type { Point } from '../motifs/pen/point.ts';
import { spineThrough } from '../motifs/pen/spine.ts';
import { type Compose, type Item, insetBox } from './arrangement.ts';
import { type Florist, floristOf } from './florist.ts';
import { bloomGroup, garlandArm } from './garland.ts';

/** A garland along the upper edge that hangs through, its blooms off the middle, its ends falling at the sides. */
export const topGarland: Compose = (random, parts, box, scale = 1) => {
  const unit = box.width * scale;
  const depth = Math.min(unit * 0.3, box.height * 0.3);
  const clear = {
    x: box.x + box.width * 0.1,
    y: box.y + depth * 1.42,
    width: box.width * 0.8,
    height: box.height * 0.94 - depth * 1.42,
  };
  const florist = floristOf(random, parts, clear);
  const centre = box.width * random.pick([0.38, 0.62]);
  const swag = (x: number): Point => {
    const share = (x - centre) / (x < centre ? centre : box.width - centre);
    return [box.x + x, box.y + depth * (0.5 - 0.4 * Math.abs(share) ** 1.6)];
  };
  const arm = (end: number, bows: 1 | -1) =>
    garlandArm(
      random,
      florist,
      spineThrough([0, 0.25, 0.5, 0.75, 1].map((share) => swag(centre + (end - centre) * share))),
      { length: unit * 0.3, endLength: unit * 0.26, spread: 0.5, step: 0.27, bows },
    );
  const ends = [0, box.width].flatMap((x) =>
    hanging(random, florist, [box.x + x, box.y], depth, x === 0 ? 1 : -1),
  );
  return {
    items: [
      ...ends,
      ...arm(-unit * 0.04, 1),
      ...arm(box.width + unit * 0.04, -1),
      ...bloomGroup(random, florist, {
        at: swag(centre),
        size: unit * 0.19,
        towards: centre < box.width / 2 ? 0.1 : Math.PI - 0.1,
        blooms: 4,
      }),
    ],
    clear,
  };
};

function hanging(random: Random, florist: Florist, [x, y]: Point, depth: number, side: 1 | -1): Item[] {
  return [0.95, 0.6, 0.3].flatMap((share, index) =>
    florist.leaf({
      at: [x + side * depth * (0.06 + 0.13 * index), y - depth * 0.06],
      angle: Math.PI / 2 - side * random.between(-0.05, 0.22),
      length: depth * (0.9 + share),
      mirror: side > 0,
    }),
  );
}

/** A garland along the lower edge that rises at both sides, its blooms off the middle. */
export const bottomGarland: Compose = (random, parts, box, scale = 1) => {
  const unit = box.width * scale;
  const depth = Math.min(unit * 0.3, box.height * 0.3);
  const clear = {
    x: box.x + box.width * 0.1,
    y: box.y + box.height * 0.06,
    width: box.width * 0.8,
    height: box.height * 0.94 - depth * 1.3,
  };
  const florist = floristOf(random, parts, clear);
  const centre = box.width * random.pick([0.34, 0.66]);
  const swag = (x: number): Point => {
    const share = (x - centre) / (x < centre ? centre : box.width - centre);
    return [box.x + x, box.y + box.height - depth * (0.3 + 0.75 * Math.abs(share) ** 2.2)];
  };
  const arm = (end: number, bows: 1 | -1) =>
    garlandArm(
      random,
      florist,
      spineThrough([0, 0.25, 0.5, 0.75, 1].map((share) => swag(centre + (end - centre) * share))),
      { length: unit * 0.3, endLength: unit * 0.24, spread: 0.5, step: 0.26, bows },
    );
  return {
    items: [
      ...arm(0, 1),
      ...arm(box.width, -1),
      ...bloomGroup(random, florist, {
        at: swag(centre),
        size: unit * 0.21,
        towards: centre < box.width / 2 ? 0.1 : Math.PI - 0.1,
        blooms: 4,
      }),
    ],
    clear,
  };
};

/** Branches that hang loosely from the upper edge, longest at the sides. */
export const hangingBranches: Compose = (random, parts, box, scale = 1) => {
  const unit = box.width * scale;
  const deepest = Math.min(unit * 0.6, box.height * 0.42);
  const clear = {
    x: box.x + box.width * 0.16,
    y: box.y + deepest * 0.72,
    width: box.width * 0.68,
    height: box.height * 0.94 - deepest * 0.72,
  };
  const florist = floristOf(random, parts, clear);
  const count = florist.airy ? 11 : 15;
  const strands = Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(-0.3, 0.3)) / (count - 1);
    const edge = Math.abs(share - 0.5) * 2;
    const length = deepest * (0.38 + 0.62 * edge ** 1.5) * random.between(0.78, 1.12);
    return { share, length };
  });
  return {
    items: strands
      .sort((one, other) => other.length - one.length)
      .flatMap(({ share, length }, index): Item[] => {
        const at: Point = [box.x + box.width * share, box.y - unit * 0.05];
        const angle = Math.PI / 2 + (0.5 - share) * 0.3 + random.between(-0.14, 0.14);
        const leaf = florist.leaf({ at, angle, length, mirror: share < 0.5 });
        const low: Point = [at[0] + random.between(-0.02, 0.02) * unit, at[1] + unit * 0.03];
        return index % 3 === 2
          ? [...leaf, ...florist.filler({ at: low, angle, length: Math.min(length * 0.5, unit * 0.13) })]
          : leaf;
      }),
    clear,
  };
};

/** Along the left or right edge, from a group of blooms upwards and downwards. */
export const sideBorder: Compose = (random, parts, box, scale = 1) => {
  const unit = box.width * scale;
  const left = random.chance(0.5);
  const band = unit * 0.27;
  const clear = insetBox(
    { x: left ? box.x + band : box.x, y: box.y, width: box.width - band, height: box.height },
    box.width * 0.06,
    box.height * 0.08,
  );
  const florist = floristOf(random, parts, clear);
  const x = (share: number) => (left ? box.x + band * share : box.x + box.width - band * share);
  const middle = box.y + box.height * random.pick([0.4, 0.62]);
  const arm = (end: number) =>
    garlandArm(
      random,
      florist,
      spineThrough([
        [x(0.36), middle],
        [x(0.28), (middle * 2 + end) / 3],
        [x(0.4), (middle + end * 2) / 3],
        [x(0.24), end],
      ]),
      { length: unit * 0.34, endLength: unit * 0.26, spread: 0.42, step: 0.3 },
    );
  return {
    items: [
      ...arm(box.y),
      ...arm(box.y + box.height),
      ...bloomGroup(random, florist, {
        at: [x(0.36), middle],
        size: unit * 0.21,
        towards: -Math.PI / 2,
        blooms: 4,
      }),
    ],
    clear,
  };
};
