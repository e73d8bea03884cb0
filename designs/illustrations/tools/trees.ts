import { type Easel, ovalPath, type Tone } from './easel.ts';
import { across, blend } from './light.ts';
import type { Point } from './path.ts';
import { dabs, scatter } from './texture.ts';

export type Foliage = { shade: Tone; body: Tone; light: Tone; trunk: Tone };

/** A fir with drooping tiers, lit from the left. `x`, `y`: its foot. */
export function fir(easel: Easel, [x, y]: Point, height: number, tones: Foliage, snow?: Tone): void {
  const random = easel.random.fork();
  const half = height * random.between(0.19, 0.24);
  easel.taper(
    [
      [x, y],
      [x, y - height * 0.2],
    ],
    height * 0.05,
    height * 0.04,
    tones.trunk,
  );
  const tiers = 7;
  const outline = (from: number, to: number): Point[] => {
    const side = (direction: number) =>
      Array.from({ length: tiers * 2 }, (_, index): Point => {
        const share = (Math.floor(index / 2) + (index % 2 === 0 ? 1 : 0.55)) / tiers;
        const reach = index % 2 === 0 ? 1 : 0.52;
        const drop = index % 2 === 0 ? height * 0.035 : 0;
        return [
          x + direction * half * share * reach * random.between(0.85, 1.12),
          y - height + share * height * 0.9 + drop,
        ];
      });
    return [
      [x, y - height],
      ...(to > 0 ? side(1) : []),
      [x, y - height * 0.08],
      ...(from < 0 ? side(-1).reverse() : []),
    ];
  };
  easel.poly(outline(-1, 1), across(x - half, x + half, tones.body, tones.shade));
  easel.poly(
    outline(-1, 0).map(([px, py]): Point => [x + (px - x) * 0.86 - half * 0.05, py]),
    tones.light,
    { opacity: 0.5 },
  );
  if (!snow) return;
  for (let tier = 1; tier <= tiers; tier++) {
    const level = y - height + (tier / tiers) * height * 0.9;
    const reach = half * (tier / tiers);
    const start: Point = [x - reach * 0.95, level + height * 0.03];
    easel.blob(
      [
        start,
        [x - reach * 0.5, level - height * 0.05],
        [x + reach * 0.2, level - height * 0.06],
        [x + reach * 0.5, level - height * 0.01],
        [x - reach * 0.1, level - height * 0.005],
      ],
      snow,
      { opacity: 0.92 },
    );
  }
}

/** A leafy crown of brush dabs in four tones, lit from the upper left. */
export function crown(
  easel: Easel,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  tones: Foliage,
  leaf = 2.2,
): void {
  const random = easel.random.fork();
  const clumps = Array.from({ length: 7 }, (_, index): Point => {
    const angle = (index / 7) * Math.PI * 2 + random.between(-0.3, 0.3);
    const reach = random.between(0.42, 0.6);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  });
  const heap = (share: number, left: number, up: number) =>
    clumps
      .map(([px, py], index) => {
        const size = share * (0.42 + (index % 3) * 0.07);
        return ovalPath(px - radiusX * left, py - radiusY * up, radiusX * size, radiusY * size);
      })
      .join('');
  const count = Math.min(260, Math.max(14, ((radiusX * radiusY) / (leaf * leaf)) * 2));
  const options = { length: leaf * 1.3, breadth: leaf * 0.7, turn: 1.4 };
  const cover = (share: number, left: number, up: number, reach: number, tone: Tone) =>
    dabs(
      easel,
      scatter(easel, count * share, [x - radiusX * left, y - radiusY * up], radiusX * reach, radiusY * reach),
      tone,
      options,
    );
  easel.path(heap(1, 0, 0) + ovalPath(x, y, radiusX * 0.6, radiusY * 0.6), tones.shade);
  cover(0.8, 0, 0, 1.04, tones.shade);
  easel.path(heap(0.7, 0.1, 0.14), blend(tones.shade, tones.body, 0.8));
  cover(0.8, 0.08, 0.1, 0.9, tones.body);
  cover(0.45, 0.22, 0.26, 0.66, blend(tones.body, tones.light, 0.55));
  cover(0.28, 0.32, 0.4, 0.5, tones.light);
}

/** A broad tree: trunk, three boughs, several crowns. `x`, `y`: its foot. */
export function broadTree(easel: Easel, [x, y]: Point, height: number, tones: Foliage, leaf = 2.2): void {
  const random = easel.random.fork();
  const fork: Point = [x + random.between(-0.02, 0.02) * height, y - height * 0.42];
  const bark = across(x - height * 0.04, x + height * 0.04, blend(tones.trunk, '#ffffff', 0.22), tones.trunk);
  easel.taper(
    [[x, y + height * 0.01], [x + height * 0.01, y - height * 0.2], fork],
    height * 0.085,
    height * 0.05,
    bark,
  );
  for (const side of [-1, 0.15, 1]) {
    easel.taper(
      [
        fork,
        [fork[0] + side * height * 0.1, fork[1] - height * 0.12],
        [fork[0] + side * height * 0.2, fork[1] - height * 0.22],
      ],
      height * 0.04,
      height * 0.012,
      tones.trunk,
    );
  }
  const parts: [number, number, number][] = [
    [0.2, -0.56, 0.2],
    [-0.24, -0.56, 0.2],
    [0.13, -0.76, 0.19],
    [-0.12, -0.72, 0.23],
    [0, -0.6, 0.19],
  ];
  for (const [dx, dy, size] of parts) {
    crown(easel, [x + dx * height, y + dy * height], size * height * 1.12, size * height * 0.92, tones, leaf);
  }
}

/** A slim cypress or poplar. `x`, `y`: its foot. */
export function cypress(easel: Easel, [x, y]: Point, height: number, tones: Foliage): void {
  const half = height * 0.11;
  easel.taper(
    [
      [x, y],
      [x, y - height * 0.12],
    ],
    height * 0.03,
    height * 0.03,
    tones.trunk,
  );
  easel.blob(
    [
      [x, y - height],
      [x + half * 0.6, y - height * 0.72],
      [x + half, y - height * 0.34],
      [x + half * 0.6, y - height * 0.06],
      [x - half * 0.6, y - height * 0.06],
      [x - half, y - height * 0.34],
      [x - half * 0.6, y - height * 0.7],
    ],
    across(x - half, x + half, tones.light, tones.body, tones.shade),
  );
  dabs(easel, scatter(easel, 26, [x, y - height * 0.42], half * 0.85, height * 0.38), tones.shade, {
    length: height * 0.08,
    breadth: half * 0.18,
    angle: -Math.PI / 2,
    turn: 0.25,
    opacity: 0.45,
  });
}

/** A row of bushes or a far wood along a line: one outline of rounded crowns. */
export function thicket(
  easel: Easel,
  line: readonly Point[],
  height: number,
  tones: Foliage,
  leaf = 1.4,
): void {
  const random = easel.random.fork();
  for (const [x, y] of line) {
    const size = height * random.between(0.6, 1.1);
    crown(easel, [x + random.between(-1, 1), y - size * 0.4], size * 0.75, size * 0.6, tones, leaf);
  }
}
