import type { Point } from '../motifs/pen/point.ts';
import type { Compose, Item } from './arrangement.ts';
import { floristOf } from './florist.ts';

/** One bloom larger than life, cut by the page's lower edge, a smaller one and long leaves beside it. */
export const largeBloom: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const right = random.chance(0.5);
  const size = unit * 0.82;
  const at: Point = [
    right ? box.x + box.width - size * 0.26 : box.x + size * 0.26,
    box.y + box.height - size * 0.22,
  ];
  const top = Math.max(box.y + box.height * 0.34, at[1] - size * 0.72);
  const clear = {
    x: box.x + box.width * 0.1,
    y: box.y + box.height * 0.07,
    width: box.width * 0.8,
    height: top - box.y - box.height * 0.07,
  };
  const florist = floristOf(random, parts, clear);
  const inwards = right ? -1 : 1;
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI / 2 + inwards * (-0.5 + index * 0.28 + random.between(-0.08, 0.08));
    return florist.leaf({ at, angle, length: size * random.between(0.82, 1.12), mirror: inwards < 0 });
  });
  const beside: Point = [at[0] + inwards * size * 0.66, box.y + box.height - size * 0.12];
  return {
    items: [
      ...leaves.flat(),
      ...florist.filler({ at: beside, angle: -Math.PI / 2 + inwards * 0.7, length: size * 0.3 }),
      ...florist.focal({ at: beside, size: size * 0.42, rank: 1 }),
      ...florist.focal({ at, size, rank: 0 }),
    ],
    clear,
  };
};

/** A tall branch along one side, a shorter one behind it: quiet, for much text beside it. */
export const tallBranch: Compose = (random, parts, box, scale = 1) => {
  const left = random.chance(0.5);
  const inwards = left ? 1 : -1;
  const band = box.width * 0.4;
  const clear = {
    x: left ? box.x + band : box.x + box.width * 0.07,
    y: box.y + box.height * 0.08,
    width: box.width * 0.93 - band,
    height: box.height * 0.84,
  };
  const florist = floristOf(random, parts, clear);
  const edge = left ? box.x : box.x + box.width;
  const foot = (share: number): Point => [edge + inwards * box.width * share, box.y + box.height * 1.03];
  const tall = (share: number, lean: number, length: number): Item[] =>
    florist.leaf({
      at: foot(share),
      angle: -Math.PI / 2 + inwards * lean,
      length: box.height * length * scale,
      mirror: !left,
    });
  return {
    items: [
      ...tall(0.04, 0.02, 0.62),
      ...tall(0.3, -0.06, 0.36),
      ...tall(0.22, 0.02, 0.5),
      ...tall(0.13, -0.02, 0.86),
      ...florist.filler({ at: foot(0.2), angle: -Math.PI / 2, length: box.height * 0.2 * scale }),
    ],
    clear,
  };
};

/** Rows of small motifs in turn, every second row shifted: for envelopes' linings and backs. Nothing is free. */
export const pattern: Compose = (random, parts, box, scale = 1) => {
  const florist = floristOf(random, parts, null);
  const step = Math.min(box.width, box.height) * 0.21 * scale;
  const [across, down] = [Math.ceil(box.width / step) + 1, Math.ceil(box.height / step) + 1];
  const turn = random.between(0.5, 0.9);
  const items: Item[] = [];
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      const at: Point = [box.x + (column + shift - 0.1) * step, box.y + (row + 0.3) * step];
      const angle = -Math.PI / 2 + (column % 2 === 0 ? turn : -turn);
      const foot: Point = [at[0] - Math.cos(angle) * step * 0.36, at[1] - Math.sin(angle) * step * 0.36];
      const kind = (column + row * 2) % 3;
      const focal = kind === 0 ? florist.focal({ at, size: step * 0.6 }) : [];
      const filler = kind === 1 ? florist.filler({ at: foot, angle, length: step * 0.56 }) : [];
      const chosen = [...focal, ...filler];
      items.push(...(chosen.length > 0 ? chosen : florist.leaf({ at: foot, angle, length: step * 0.74 })));
    }
  }
  return { items, clear: { x: box.x, y: box.y + box.height, width: box.width, height: 0 } };
};
