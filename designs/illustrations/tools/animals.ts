import type { Easel, Tone } from './easel.ts';
import { across, ball, blend } from './light.ts';
import type { Point } from './path.ts';
import { dabs, scatter } from './texture.ts';

/** A dog sitting in the grass, seen from the side, looking left. `x`, `y`: the middle of its foot. */
export function sittingDog(easel: Easel, [x, y]: Point, height: number, coat: Tone): void {
  const dog = easel.at({ x, y, scale: height / 40 });
  const [light, dark] = [blend(coat, '#fff0d0', 0.4), blend(coat, '#3a1c24', 0.35)];
  dog.path('M12 -4C20 -3 24 -9 22 -15C20 -11 16 -8 10 -8Z', dark);
  dog.path(
    'M-6 -22C2 -26 10 -18 13 -10C15 -5 14 -1 12 0L-2 0C-6 -6 -9 -14 -6 -22Z',
    across(-8, 14, light, coat, dark),
  );
  dog.path('M3 -9C8 -12 14 -7 13.4 -2C13 0 8 0.6 4 0.2C1 -2 0.6 -6 3 -9Z', across(0, 14, coat, dark));
  dog.path(
    'M-8.4 -19C-9 -12 -8 -5 -8.4 -1.6C-9.6 -0.8 -10 0.4 -9 0.6L-4.6 0.6C-3.6 -4 -2.6 -10 -2 -16Z',
    across(-9, -2, light, coat),
  );
  dog.path(
    'M-3.6 -17C-4 -10 -3.6 -5 -4 -1.6C-5 -0.8 -5.4 0.4 -4.4 0.6L0 0.6C1 -4 2 -9 2.4 -14Z',
    across(-4, 2, coat, dark),
  );
  dog.path('M-9 -21C-7.6 -15 -4 -13 -3 -9C-1 -14 -1.6 -20 -3 -24Z', light);
  dog.path(
    'M-9.6 -25C-11 -33 -6 -38 0 -37C5 -36 7 -30 4.6 -24C2 -20 -6 -19 -9.6 -25Z',
    ball(-3, -30, 9, light, coat, dark),
  );
  dog.path(
    'M-6 -31C-11 -31 -15.6 -29.6 -16.4 -27.2C-16.6 -24.6 -12 -23.4 -7 -24Z',
    across(-16, -5, light, coat),
  );
  dog.oval(-15.8, -28, 1.5, 1.2, '#2c1c22');
  dog.line(
    [
      [-15.4, -26.6],
      [-13, -25],
      [-10, -25.2],
    ],
    '#4a2c2c',
    0.4,
  );
  dog.oval(-8.4, -30.6, 0.8, 0.95, '#2c1c22');
  dog.oval(-8.7, -31, 0.26, 0.3, '#ffffff');
  dog.path(
    'M0 -35.6C5 -36 8 -30 7 -24C6 -20.6 2 -21.4 1.2 -25C0.6 -28 -1.6 -32 0 -35.6Z',
    across(-1, 8, blend(coat, '#3a1c24', 0.25), dark),
  );
  dog.path('M-8 -22.4C-4 -19.6 1 -20 4 -22.4L4.2 -20.8C1 -18 -4 -17.8 -8.2 -20.6Z', '#c8453f');
  dog.oval(-4.6, -18.4, 1.2, 1.3, ball(-4.6, -18.4, 1.2, '#ffe6a0', '#c9963f'));
  dabs(dog, scatter(dog, 26, [4, -13], 7, 8), light, {
    length: 2.4,
    breadth: 0.5,
    angle: 1.1,
    turn: 0.4,
    opacity: 0.55,
  });
}

/** A cat sitting with its back to us, its tail hanging down. `x`, `y`: the middle of its foot. */
export function sittingCat(easel: Easel, [x, y]: Point, height: number, coat: Tone): void {
  const cat = easel.at({ x, y, scale: height / 40 });
  const [light, dark] = [blend(coat, '#fff0d0', 0.45), blend(coat, '#2a1830', 0.4)];
  cat.path('M7 -2C13 1 13 8 10 13C8.6 16 5.6 14.6 6.6 12C8.6 7 8 3 3 0Z', dark);
  cat.path(
    'M0 -27C5 -27 7 -22 9 -16C12 -9 12 -2 9 0C4 1.4 -6 1.4 -10 0C-13 -3 -11 -11 -8.6 -16C-6.6 -22 -5 -27 0 -27Z',
    across(-12, 12, light, coat, dark),
  );
  for (const [x1, y1, side] of [
    [-9.4, -12, 1],
    [-9.8, -8, 1],
    [9.6, -12, -1],
    [10, -8, -1],
    [8.2, -16, -1],
    [-8, -16, 1],
  ] as const)
    cat.taper(
      [
        [x1, y1],
        [x1 + side * 3, y1 + 0.4],
        [x1 + side * 5.4, y1 - 0.6],
      ],
      1.3,
      0.3,
      dark,
      { opacity: 0.6 },
    );
  cat.taper(
    [
      [0.4, -26],
      [0.8, -18],
      [0.4, -8],
    ],
    1,
    1.6,
    dark,
    { opacity: 0.35 },
  );
  cat.path(
    'M-8 -33C-8.6 -37 -8.4 -40 -7.4 -41.4C-5 -40.6 -3.6 -39 -2.6 -37.6Q0 -38.2 2.6 -37.6C3.6 -39 5 -40.6 7.4 -41.4C8.4 -40 8.6 -37 8 -33C8.6 -28 5 -24.6 0 -24.6C-5 -24.6 -8.6 -28 -8 -33Z',
    across(-8.4, 8.4, light, coat, dark),
  );
  for (const [from, to] of [
    [-2.2, -2.6],
    [0, 0],
    [2.2, 2.6],
  ] as const)
    cat.taper(
      [
        [from, -36.6],
        [to, -31.6],
      ],
      1.1,
      0.3,
      dark,
      { opacity: 0.55 },
    );
}
