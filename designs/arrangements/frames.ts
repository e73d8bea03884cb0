import type { Point } from '../motifs/pen/point.ts';
import { spineThrough } from '../motifs/pen/spine.ts';
import { type Compose, insetBox } from './arrangement.ts';
import { floristOf } from './florist.ts';
import { bloomGroup, garlandArm } from './garland.ts';

/** Branches around the page: from two corners across, each with blooms, along both of their edges. */
export const branchFrame: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const clear = insetBox(box, unit * 0.17);
  const florist = floristOf(random, parts, clear);
  const near = unit * 0.065;
  const [left, right] = [box.x + near, box.x + box.width - near];
  const [top, bottom] = [box.y + near, box.y + box.height - near];
  const flip = random.chance(0.5);
  const corners: readonly [Point, Point, Point][] = flip
    ? [
        [
          [left, top],
          [right, top],
          [left, bottom],
        ],
        [
          [right, bottom],
          [left, bottom],
          [right, top],
        ],
      ]
    : [
        [
          [right, top],
          [left, top],
          [right, bottom],
        ],
        [
          [left, bottom],
          [right, bottom],
          [left, top],
        ],
      ];
  const placed = corners.flatMap(([corner, ...ends], index) => {
    const arms = ends.flatMap((end) => {
      const middle: Point = [(corner[0] + end[0]) / 2, (corner[1] + end[1]) / 2];
      const lean = (at: Point, share: number): Point => [
        at[0] + (end[1] === corner[1] ? 0 : share),
        at[1] + (end[1] === corner[1] ? share : 0),
      ];
      const line = spineThrough([corner, lean(middle, random.between(-0.02, 0.02) * unit), end]);
      return garlandArm(random, florist, line, {
        length: unit * 0.25,
        endLength: unit * 0.2,
        spread: 0.3,
        step: 0.4,
        fillers: 0.25,
      });
    });
    const towards = Math.atan2(box.y + box.height / 2 - corner[1], box.x + box.width / 2 - corner[0]);
    const size = unit * (index === 0 ? 0.17 : 0.14);
    return [...arms, ...bloomGroup(random, florist, { at: corner, size, towards: towards + 0.7, blooms: 3 })];
  });
  return { items: placed, clear };
};
