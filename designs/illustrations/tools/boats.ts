import type { Easel, Tone } from './easel.ts';
import { across, blend, down } from './light.ts';
import type { Point } from './path.ts';

/** A small sailing boat with jib and mainsail. `x`, `y`: the middle of its waterline; `height`: to the mast's top. */
export function sailingBoat(
  easel: Easel,
  [x, y]: Point,
  height: number,
  hull: Tone,
  sail: Tone,
  mirror = false,
): void {
  const boat = easel.at({ x, y, scale: height / 40, mirror });
  boat.path('M-3 1.2C2 2 10 2 16 1L13 30L3 26Z', blend(sail, hull, 0.4), { opacity: 0.16 });
  boat.path(
    'M-13 -4.6C-6 -3.8 8 -3.8 16 -5.4C14.6 -2 12.6 -0.2 11 0.6C4 1.6 -5 1.4 -10 0.5C-11.6 -1 -12.6 -2.8 -13 -4.6Z',
    down(-5, 1, blend(hull, '#ffffff', 0.12), blend(hull, '#1a2038', 0.35)),
  );
  boat.path('M-13 -4.6C-6 -3.8 8 -3.8 16 -5.4L15.6 -4.3C8 -2.8 -6 -2.8 -12.6 -3.6Z', '#f6ead6');
  boat.line(
    [
      [0, -4.4],
      [-0.3, -40],
    ],
    '#6c4f3c',
    0.6,
  );
  boat.path(
    'M-1.2 -37.6C-8 -26 -11.4 -14 -12.4 -7.4C-8.4 -8.4 -4.6 -8.4 -1 -7.4Z',
    across(-13, 0, blend(sail, '#ffffff', 0.5), blend(sail, '#5b6f93', 0.22)),
  );
  boat.path(
    'M0.6 -35C6.4 -26 10.4 -16 12.6 -6.6C8.4 -8 4.6 -7.8 0.6 -6.8Z',
    across(0, 13, sail, blend(sail, '#5b6f93', 0.35)),
  );
  boat.line(
    [
      [0, -6.2],
      [12.4, -6],
    ],
    '#6c4f3c',
    0.5,
  );
  for (const level of [-28, -20, -13])
    boat.line(
      [
        [-1, level],
        [(level + 37.6) * -0.42, level + 1],
      ],
      '#9aa6b8',
      0.14,
      { opacity: 0.6, detail: 0.6 },
    );
}

/** A wooden rowing or fishing boat seen from the side. */
export function rowingBoat(easel: Easel, [x, y]: Point, length: number, hull: Tone, mirror = false): void {
  const boat = easel.at({ x, y, scale: length / 30, mirror });
  boat.oval(1, 1.6, 15, 1.5, '#1e3a52', { opacity: 0.35 });
  boat.path(
    'M-15 -5.6C-8 -3.4 6 -3.4 15.6 -7C14 -2.4 12 0.2 9.6 1.2C2 2.2 -7 2 -11 1C-13 -0.8 -14.4 -3 -15 -5.6Z',
    down(-6, 2, blend(hull, '#ffffff', 0.15), blend(hull, '#1a2038', 0.4)),
  );
  boat.path('M-14.6 -5C-8 -3 6 -3 15.2 -6L14.8 -4.8C6 -1.6 -8 -1.6 -14 -3.6Z', '#f7ecd8');
  boat.path('M-13.4 -5C-7 -3.4 5 -3.4 14 -6.2C6 -5.4 -6 -4.6 -13.4 -5Z', '#4e382f');
}
