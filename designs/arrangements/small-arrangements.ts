import type { Point } from '../motifs/pen/point.ts';
import type { Compose, Item } from './arrangement.ts';
import { floristOf } from './florist.ts';

/** One sprig upright in the box, with a bloom at its foot when there is one: an emblem. Nothing of the box is free. */
export const centralSprig: Compose = (random, parts, box, scale = 1) => {
  const florist = floristOf(random, parts, null);
  const foot: Point = [box.x + box.width / 2, box.y + box.height * 0.9];
  const length = box.height * 0.86 * scale;
  const up = -Math.PI / 2;
  const side = random.pick([1, -1]);
  return {
    items: [
      ...florist.leaf({ at: foot, angle: up + side * 0.55, length: length * 0.62, mirror: side < 0 }),
      ...florist.leaf({ at: foot, angle: up - side * 0.42, length: length * 0.72, mirror: side > 0 }),
      ...florist.leaf({ at: foot, angle: up + side * 0.06, length, mirror: side < 0 }),
      ...florist.filler({ at: foot, angle: up + side * 0.2, length: length * 0.5 }),
      ...florist.focal({ at: [foot[0] - side * length * 0.02, foot[1] - length * 0.1], size: length * 0.3 }),
    ],
    clear: { x: box.x, y: box.y + box.height, width: box.width, height: 0 },
  };
};

/** Two sprigs from the middle of the box to its sides, between texts. */
export const dividerSprig: Compose = (random, parts, box, scale = 1) => {
  const florist = floristOf(random, parts, null);
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const length = (box.width / 2) * 0.96;
  const size = Math.min(box.height, box.width * 0.2) * scale;
  const [first] = parts.leaves;
  const arm = (side: 1 | -1): Item[] => {
    if (first === undefined) return [];
    const reach = Math.min(length, (box.height * scale) / (first.aspect ?? 0.4));
    return florist.sprig(first, {
      at: [middle[0] + side * size * 0.1, middle[1]],
      angle: side > 0 ? 0.06 : Math.PI - 0.06,
      length: reach,
      mirror: side > 0,
    });
  };
  const buds = [1, -1].flatMap((side) =>
    florist.filler({ at: middle, angle: side > 0 ? -0.5 : Math.PI + 0.5, length: size * 0.6 }),
  );
  return {
    items: [...arm(1), ...arm(-1), ...buds, ...florist.focal({ at: middle, size: size * 0.7 })],
    clear: { x: box.x, y: box.y + box.height, width: box.width, height: 0 },
  };
};

/** Different sprigs upright side by side, as in a herbarium. */
export const sprigLine: Compose = (random, parts, box, scale = 1) => {
  const florist = floristOf(random, parts, null);
  const motifs = [...parts.leaves, ...parts.filler, ...parts.focal].filter(({ kind }) => kind === 'sprig');
  const [first, ...others] = motifs;
  if (first === undefined) return { items: [], clear: box };
  const gap = box.height * 0.46 * scale;
  const count = Math.max(3, Math.round(box.width / gap));
  const order = random.shuffle([first, ...others]);
  return {
    items: Array.from({ length: count }, (_, index) => {
      const at: Point = [box.x + ((index + 0.5) * box.width) / count, box.y + box.height];
      return florist.sprig(order[index % order.length] ?? first, {
        at,
        angle: -Math.PI / 2 + random.between(-0.1, 0.1),
        length: box.height * random.between(0.74, 0.98),
      });
    }).flat(),
    clear: { x: box.x, y: box.y + box.height, width: box.width, height: 0 },
  };
};
