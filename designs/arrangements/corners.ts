import type { Random } from '../model/random.ts';
import { type Box, type Matrix, matrixOf } from '../model/shape.ts';
import type { Point } from '../motifs/pen/point.ts';
import { type ArrangementParts, type Compose, type Item, insetBox } from './arrangement.ts';
import { composed } from './composed.ts';
import { type Florist, floristOf } from './florist.ts';
import { bloomGroup } from './garland.ts';

/** A bouquet in the corner at 0,0 that grows to the right and down; `across` and `down` are the arms' lengths. */
function cornerAtOrigin(random: Random, florist: Florist, one: Bouquet): Item[] {
  const { across, down, size, slight = false } = one;
  const heart: Point = [size * 0.62, size * 0.62];
  const count = slight ? 7 : florist.airy ? 11 : 17;
  const sprays = Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(-0.25, 0.25)) / (count - 1);
    const angle = -0.24 + share * (Math.PI / 2 + 0.48);
    // long beside the edges, short towards the page's middle
    const edge = Math.abs(share - 0.5) * 2;
    const reach = (share < 0.5 ? across : down) * (0.36 + 0.62 * edge ** 1.7) * random.between(0.84, 1.06);
    return { angle, reach, share };
  });
  const long = random.shuffle(sprays).sort((one, other) => other.reach - one.reach);
  const back = long.flatMap(({ angle, reach, share }) =>
    florist.leaf({ at: [heart[0] * 0.8, heart[1] * 0.8], angle, length: reach, mirror: share > 0.5 }),
  );
  const fine = sprays
    .filter((_, index) => index % 3 === 1)
    .flatMap(({ angle, reach }) => {
      const at: Point = [heart[0] + Math.cos(angle) * size * 0.5, heart[1] + Math.sin(angle) * size * 0.5];
      return florist.filler({ at, angle, length: Math.min(reach * 0.5, size * 0.62) });
    });
  const outside = (slight ? [2.6, 4.4] : [2.2, 3.1, 4.0, 4.9]).flatMap((angle) =>
    florist.leaf({ at: heart, angle: angle + random.between(-0.2, 0.2), length: size * 0.95 }),
  );
  const towards = random.pick([0.12, Math.PI / 2 - 0.12]);
  return [
    ...back,
    ...outside,
    ...fine,
    ...bloomGroup(random, florist, { at: heart, size, towards, blooms: slight ? 2 : 4 }),
  ];
}

type Side = { left: boolean; top: boolean };

/** From a bouquet at the origin to a corner of the box. */
function matrixTo({ x, y, width, height }: Box, { left, top }: Side): Matrix {
  return matrixOf({
    x: left ? x : x + width,
    y: top ? y : y + height,
    rotate: top ? 0 : 180,
    mirror: left !== top,
  });
}

/** The clear box as the bouquet at the origin sees it. */
function seenFrom({ x, y, width, height }: Box, { left, top }: Side, clear: Box): Box {
  return {
    ...clear,
    x: left ? clear.x - x : x + width - clear.x - clear.width,
    y: top ? clear.y - y : y + height - clear.y - clear.height,
  };
}

/** `slight`: a few sprays and two blooms. */
type Bouquet = { side: Side; across: number; down: number; size: number; slight?: boolean };

function bouquet(random: Random, parts: ArrangementParts, box: Box, clear: Box, one: Bouquet): Item[] {
  const florist = floristOf(random, parts, seenFrom(box, one.side, clear));
  const to = matrixTo(box, one.side);
  return cornerAtOrigin(random, florist, one).map((item) => ({
    ...item,
    matrix: composed(to, item.matrix),
  }));
}

/** One large bouquet in a corner of the upper edge; the rest of the page is free. */
export const cornerBouquet: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const top = Math.min(unit * 0.5, box.height * 0.46);
  const clear = {
    x: box.x + box.width * 0.1,
    y: box.y + top,
    width: box.width * 0.8,
    height: box.height * 0.93 - top,
  };
  const side = { left: random.chance(0.5), top: true };
  return {
    items: bouquet(random, parts, box, clear, {
      side,
      across: unit * 0.78,
      down: unit * 0.9,
      size: unit * 0.27,
    }),
    clear,
  };
};

/** Two corners across from each other, the upper one larger. */
export const oppositeCorners: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const margin = box.height * 0.27;
  const clear = {
    x: box.x + box.width * 0.14,
    y: box.y + margin,
    width: box.width * 0.72,
    height: box.height - margin * 1.8,
  };
  const left = random.chance(0.5);
  const large = { side: { left, top: true }, across: unit * 0.68, down: unit * 0.68, size: unit * 0.23 };
  const small = {
    side: { left: !left, top: false },
    across: unit * 0.5,
    down: unit * 0.5,
    size: unit * 0.17,
  };
  return {
    items: [large, small].flatMap((one) => bouquet(random, parts, box, clear, one)),
    clear,
  };
};

/** A small spray in each corner, none like the other. */
export const fourCorners: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const inset = unit * 0.16;
  const clear = insetBox(box, box.width * 0.12, inset + box.height * 0.05);
  const corners = [true, false].flatMap((top) => [true, false].map((left) => ({ left, top })));
  return {
    items: corners.flatMap((side) => {
      const reach = unit * random.between(0.34, 0.44);
      return bouquet(random, parts, box, clear, {
        side,
        across: reach,
        down: reach,
        size: unit * 0.14,
        slight: true,
      });
    }),
    clear,
  };
};
