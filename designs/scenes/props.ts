import { Easel } from '../illustrations/tools/easel.ts';
import { bloom, spray } from '../illustrations/tools/flowers.ts';
import { vase } from '../illustrations/tools/room.ts';
import { randomOf } from '../model/random.ts';
import type { Shape } from '../model/shape.ts';
import type { Picture } from './picture.ts';

/** An easel whose unit is the scene's own. */
function easelOf(seed: number): Easel {
  return new Easel(randomOf(seed), { width: 100, height: 100 });
}

const eucalyptus = { leaf: '#8ea394', stem: '#8b8a72' };

/** A branch that lies or hangs: from 0,0 along `length` to the right, its leaves `leaf` long. */
export function branchShapes(seed: number, length: number, leaf: number, tones = eucalyptus): Shape[] {
  const easel = easelOf(seed);
  spray(easel, [0, 0], [length, -length * 0.12], tones, {
    leaf,
    count: Math.max(6, Math.round((length / leaf) * 1.6)),
    bend: length * 0.07,
  });
  return easel.shapes;
}

/** A few blooms with leaves, around 0,0, about 100 wide. */
export function posyShapes(seed: number, tones: readonly [string, string, string]): Shape[] {
  const easel = easelOf(seed);
  for (const [x, y, bend] of [
    [-52, -14, -5],
    [-44, 20, 4],
    [-16, 46, -4],
    [22, 44, 4],
    [50, 12, 4],
    [40, -28, -5],
    [4, -50, 4],
    [-30, -40, 3],
  ] as const) {
    spray(easel, [0, 0], [x, y], eucalyptus, { leaf: 13, count: 8, bend });
  }
  bloom(easel, [-15, 6], 19, tones[0], 1);
  bloom(easel, [16, -8], 17, tones[1], 1);
  bloom(easel, [8, 18], 14, tones[2], 1);
  bloom(easel, [-8, -22], 11, tones[2], 1);
  return easel.shapes;
}

/** How many shapes the paint box puts under a vase as its shadow. */
const shadowsOfVase = 2;

/** A vase with branches; its foot at 0,0, about 150 high. */
export function vaseShapes(seed: number, tone: string): Shape[] {
  const easel = easelOf(seed);
  for (const [x, y, bend] of [
    [-44, -112, -8],
    [-20, -140, 5],
    [12, -146, -6],
    [42, -118, 8],
    [-58, -78, -8],
    [56, -82, 8],
  ] as const) {
    spray(easel, [0, -58], [x, y], eucalyptus, { leaf: 17, count: 9, bend });
  }
  const branches = easel.shapes.length;
  vase(
    easel,
    [0, 0],
    [
      [15, 0],
      [25, 12],
      [29, 28],
      [22, 48],
      [12, 60],
      [14, 68],
    ],
    tone,
  );
  // Its painted shadow gives way to the blurred one of the scene.
  return easel.shapes.toSpliced(branches, shadowsOfVase);
}

/** The blurred shadow of leaves outside the picture, as the sun throws it through a window. */
export function leafShade(
  picture: Picture,
  seed: number,
  place: string,
  opacity: number,
  blur: number,
): void {
  const easel = easelOf(seed);
  for (const [x, y, bend] of [
    [240, 70, 20],
    [210, 150, -20],
    [140, 210, 16],
    [280, 10, -18],
  ] as const) {
    spray(easel, [0, 0], [x, y], eucalyptus, { leaf: 52, count: 8, bend });
  }
  picture.shadowOf(easel.shapes, place, '#4a3a38', opacity, blur);
}
