import { randomOf } from '../model/random.ts';
import type { Box } from '../model/shape.ts';
import { type Point, polar } from '../motifs/pen/point.ts';
import { type Spine, spineThrough } from '../motifs/pen/spine.ts';
import type { Compose, Item } from './arrangement.ts';
import { floristOf } from './florist.ts';
import { bloomGroup, garlandArm } from './garland.ts';

type Ring = { centre: Point; across: number; upright: number };

/** The ring on which foliage lies: a circle in square boxes, an oval in long ones (not longer than 4 by 3). */
function ringIn({ x, y, width, height }: Box, thickness: number): Ring {
  const across = width / 2 - thickness;
  const upright = height / 2 - thickness;
  const limit = Math.min(across, upright) * 1.32;
  return {
    centre: [x + width / 2, y + height / 2],
    across: Math.min(across, limit),
    upright: Math.min(upright, limit),
  };
}

/** The stretch of a ring from one angle to another (radians, 0 right, clockwise), as a line. */
function arc({ centre, across, upright }: Ring, from: number, to: number): Spine {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 0.35));
  return spineThrough(
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const angle = from + ((to - from) * index) / steps;
      return [centre[0] + Math.cos(angle) * across, centre[1] + Math.sin(angle) * upright];
    }),
  );
}

function inside({ centre, across, upright }: Ring, thickness: number): Box {
  const [width, height] = [(across - thickness) * 1.44, (upright - thickness) * 1.32];
  return { x: centre[0] - width / 2, y: centre[1] - height / 2, width, height };
}

function pointOn({ centre, across, upright }: Ring, angle: number): Point {
  return [centre[0] + Math.cos(angle) * across, centre[1] + Math.sin(angle) * upright];
}

/** Closed all round, fullest at its blooms below, on the left or the right, with an answer across. */
export const fullWreath: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const ring = ringIn(box, unit * 0.13);
  const clear = inside(ring, unit * 0.1);
  const florist = floristOf(random, parts, clear);
  const side = random.pick([1, -1]);
  const start = Math.PI / 2 + side * random.between(0.35, 0.75);
  const arm = (turn: 1 | -1, reach: number): Item[] =>
    garlandArm(random, florist, arc(ring, start, start + turn * reach), {
      length: unit * 0.3,
      endLength: unit * 0.22,
      step: 0.3,
      spread: 0.48,
      bows: turn,
    });
  const meet = Math.PI * random.between(0.92, 1.08);
  const across = start + Math.PI + random.between(-0.3, 0.3);
  return {
    items: [
      ...arm(1, meet),
      ...arm(-1, Math.PI * 2 - meet),
      ...bloomGroup(random, florist, {
        at: pointOn(ring, across),
        size: unit * 0.13,
        towards: across + Math.PI / 2,
        blooms: 2,
      }),
      ...bloomGroup(random, florist, {
        at: pointOn(ring, start),
        size: unit * 0.21,
        towards: start + (side * Math.PI) / 2,
        blooms: 4,
      }),
    ],
    clear,
  };
};

/** A crescent: from a group of blooms two arms rise along the ring and thin out; the rest stays open. */
export const crescent: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const ring = ringIn(box, unit * 0.13);
  const clear = inside(ring, unit * 0.1);
  const florist = floristOf(random, parts, clear);
  const side = random.pick([1, -1]);
  const start = Math.PI / 2 + side * random.between(0.4, 0.7);
  const arm = (turn: 1 | -1, reach: number): Item[] =>
    garlandArm(random, florist, arc(ring, start, start + turn * reach), {
      length: unit * 0.31,
      endLength: unit * 0.17,
      spread: 0.4,
      bows: turn,
    });
  return {
    items: [
      ...arm(1, side > 0 ? 1.7 : 1.15),
      ...arm(-1, side > 0 ? 1.15 : 1.7),
      ...bloomGroup(random, florist, {
        at: pointOn(ring, start),
        size: unit * 0.22,
        towards: start + (side * Math.PI) / 2,
        blooms: 4,
      }),
    ],
    clear,
  };
};

/** Two slender branches that rise from below and nearly meet above: a laurel. */
export const laurelWreath: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const ring = ringIn(box, unit * 0.09);
  const clear = inside(ring, unit * 0.07);
  const seed = random.whole(0, 0x7fffffff);
  const left = floristOf(randomOf(seed), parts, clear);
  const arm = (turn: 1 | -1) =>
    garlandArm(randomOf(seed), left, arc(ring, Math.PI / 2, Math.PI / 2 + turn * 2.75), {
      length: unit * 0.2,
      endLength: unit * 0.13,
      step: 0.42,
      spread: 0.3,
      fillers: 0.12,
      bows: turn,
    });
  const foot = polar(pointOn(ring, Math.PI / 2), Math.PI / 2, unit * 0.005);
  return {
    items: [...arm(1), ...arm(-1), ...left.focal({ at: foot, size: unit * 0.12 })],
    clear,
  };
};
