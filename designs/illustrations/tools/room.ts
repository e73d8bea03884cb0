import type { Easel, Tone } from './easel.ts';
import { across, blend, down, fade } from './light.ts';
import type { Point } from './path.ts';
import { grain, strokes } from './texture.ts';

/** A painted wall with light falling in from the upper left. */
export function wall(easel: Easel, light: Tone, tone: Tone, bottom: number = easel.height): void {
  const { width } = easel;
  easel.rect(-4, -4, width + 8, bottom + 8, {
    kind: 'radial',
    centre: [width * 0.24, bottom * 0.2],
    radius: Math.max(width, bottom) * 1.05,
    stops: [
      { at: 0, colour: blend(light, '#ffffff', 0.3) },
      { at: 0.45, colour: light },
      { at: 1, colour: tone },
    ],
  });
  const box = { left: -4, right: width + 4, top: 0, bottom };
  strokes(easel, box, blend(light, '#ffffff', 0.4), {
    count: width * 0.5,
    length: 30,
    breadth: 2,
    opacity: 0.14,
    angle: -0.5,
  });
  strokes(easel, box, tone, { count: width * 0.4, length: 30, breadth: 2, opacity: 0.1, angle: -0.5 });
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, bottom],
    [0, bottom],
  ];
  grain(easel, corners, blend(tone, '#5a4650', 0.3), {
    count: width * 14,
    opacity: 0.28,
    weight: (x, y) => (x / width + y / bottom) / 2,
  });
}

/** A table top seen from the front, from `top` to the lower edge. */
export function table(easel: Easel, top: number, light: Tone, tone: Tone): void {
  const { width, height } = easel;
  easel.rect(-4, top, width + 8, height - top + 6, down(top, height, light, tone));
  easel.rect(-4, top, width + 8, 0.7, blend(light, '#ffffff', 0.5), { opacity: 0.7 });
  strokes(
    easel,
    { left: -4, right: width + 4, top: top + 1, bottom: height + 2 },
    blend(tone, '#3a2630', 0.4),
    { count: width * 0.5, length: 24, breadth: 0.7, opacity: 0.13 },
  );
  strokes(
    easel,
    { left: -4, right: width + 4, top: top + 1, bottom: height + 2 },
    blend(light, '#ffffff', 0.4),
    { count: width * 0.4, length: 24, breadth: 0.7, opacity: 0.16 },
  );
}

/** The shadow of a thing standing on a table, thrown to the right. `x`, `y`: the middle of its foot. */
export function standingShadow(easel: Easel, [x, y]: Point, half: number, tone: Tone): void {
  easel.blob(
    [
      [x - half, y - half * 0.08],
      [x, y - half * 0.24],
      [x + half * 1.4, y - half * 0.2],
      [x + half * 2.6, y],
      [x + half * 1.5, y + half * 0.2],
      [x, y + half * 0.22],
      [x - half * 0.9, y + half * 0.12],
    ],
    tone,
    { opacity: 0.22 },
  );
  easel.oval(x + half * 0.25, y, half * 1.15, half * 0.17, tone, { opacity: 0.35 });
}

/** Light of a window that falls onto a wall: four leaning panes. */
export function windowLight(easel: Easel, [x, y]: Point, size: number, tone: Tone, opacity = 0.4): void {
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [left, top] = [
      x + column * size * 0.54 + row * size * 0.16,
      y + row * size * 0.74 + column * size * 0.1,
    ];
    easel.poly(
      [
        [left, top],
        [left + size * 0.48, top + size * 0.09],
        [left + size * 0.63, top + size * 0.77],
        [left + size * 0.15, top + size * 0.68],
      ],
      tone,
      { opacity },
    );
  }
}

/** A cup on its saucer. */
export function cup(easel: Easel, [x, y]: Point, size: number, tone: Tone, drink: Tone): void {
  standingShadow(easel, [x, y], size * 0.9, '#3a2438');
  const own = easel.at({ x, y, scale: size / 10 });
  const shade = blend(tone, '#4a3650', 0.4);
  own.path(
    'M-13 -1.6C-9 2.2 9 2.2 13 -1.6C9 -3.8 -9 -3.8 -13 -1.6Z',
    across(-13, 13, blend(tone, '#ffffff', 0.5), shade),
  );
  own.path('M7 -10.6C14 -12 14.4 -3.6 6 -3.4L6.6 -4.8C11.4 -5 11.4 -9.6 7.4 -9Z', across(6, 14, tone, shade));
  own.path(
    'M-9 -13C-9 -5 -6.6 -1.6 -4 -1.2L4 -1.2C6.6 -1.6 9 -5 9 -13Z',
    across(-9, 9, blend(tone, '#ffffff', 0.55), tone, shade),
  );
  own.oval(0, -13, 9, 2.2, blend(tone, '#ffffff', 0.4));
  own.oval(0.2, -12.8, 7.9, 1.7, across(-8, 8, drink, blend(drink, '#20101c', 0.3)));
  own.taper(
    [
      [-6.6, -10],
      [-6, -6.4],
      [-4.4, -3.4],
    ],
    0.5,
    1.3,
    '#ffffff',
    { opacity: 0.55 },
  );
}

/** A turned vase: half widths at heights from the foot up. */
export function vase(easel: Easel, [x, y]: Point, profile: readonly Point[], tone: Tone): void {
  const reach = Math.max(...profile.map(([half]) => half));
  standingShadow(easel, [x, y], reach, '#3a2438');
  const left = profile.map(([half, up]): Point => [x - half, y - up]);
  const right = profile.map(([half, up]): Point => [x + half, y - up]).reverse();
  const outline: Point[] = [...left, ...right];
  easel.blob(
    outline,
    across(x - reach, x + reach, blend(tone, '#fff6e6', 0.5), tone, blend(tone, '#2a1c38', 0.42)),
  );
  grain(easel, outline, blend(tone, '#2a1c38', 0.5), {
    count: reach * 60,
    opacity: 0.35,
    weight: (px) => ((px - x + reach) / (2 * reach)) ** 1.5,
  });
  const [rim, up] = profile.at(-1) ?? [0, 0];
  easel.oval(x, y - up, rim * 1.02, rim * 0.2, blend(tone, '#2a1c38', 0.5));
}

/** Curtain folds from `left` to `right`. */
export function curtain(easel: Easel, left: number, right: number, bottom: number, tone: Tone): void {
  const folds = 6;
  for (let fold = 0; fold < folds; fold++) {
    const [from, to] = [left + ((right - left) * fold) / folds, left + ((right - left) * (fold + 1)) / folds];
    const sway = Math.sin(fold * 1.7) * 1.6;
    easel.path(
      `M${from} -4C${from + sway} ${bottom * 0.4} ${from - sway} ${bottom * 0.7} ${from + sway * 0.6} ${bottom}Q${(from + to) / 2} ${bottom + 1.6} ${to + sway * 0.6 + 0.3} ${bottom}C${to - sway} ${bottom * 0.7} ${to + sway} ${bottom * 0.4} ${to + 0.3} -4Z`,
      across(from, to, blend(tone, '#ffffff', 0.35), tone, blend(tone, '#4a3a50', 0.24)),
    );
  }
  easel.rect(
    left - 1,
    bottom * 0.5,
    right - left + 2,
    bottom * 0.5,
    fade([0, bottom * 0.5], [0, bottom], blend(tone, '#4a3a50', 0.4), 0.18),
  );
}
