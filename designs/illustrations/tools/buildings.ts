import type { Easel, Tone } from './easel.ts';
import { across, blend, down } from './light.ts';
import type { Point } from './path.ts';

export type HousePaint = {
  width: number;
  height: number;
  roof: number;
  wall: Tone;
  shade: Tone;
  tiles: Tone;
  windows: number;
  /** Lit windows at dusk. */
  light?: Tone;
  snow?: Tone;
};

/** A small house seen from its eaves' side. `x`, `y`: the middle of its foot. */
export function house(easel: Easel, [x, y]: Point, paint: HousePaint): void {
  const { width, height, roof, wall, shade, tiles, windows, light, snow } = paint;
  const half = width / 2;
  easel.rect(x - half, y - height, width, height, across(x - half, x + half, wall, wall, shade));
  easel.rect(x - half, y - height, width, height * 0.14, blend(shade, '#40302c', 0.35), { opacity: 0.6 });
  const lip = width * 0.06;
  const slope: Point[] = [
    [x - half - lip, y - height + 0.3],
    [x - half + roof * 0.55, y - height - roof],
    [x + half - roof * 0.55, y - height - roof],
    [x + half + lip, y - height + 0.3],
  ];
  easel.poly(
    slope,
    down(
      y - height - roof,
      y - height,
      snow ?? blend(tiles, '#ffd9b0', 0.2),
      snow ? blend(snow, '#9fb0cc', 0.35) : tiles,
    ),
  );
  if (!snow) {
    for (let row = 1; row < 4; row++) {
      const level = y - height - roof + (roof * row) / 4;
      easel.line(
        [
          [x - half + roof * 0.5 * (1 - row / 4), level],
          [x + half - roof * 0.5 * (1 - row / 4), level],
        ],
        blend(tiles, '#3a2020', 0.35),
        0.18,
        { opacity: 0.6, detail: 0.6 },
      );
    }
  }
  const pane = light ?? '#59707c';
  for (let index = 0; index < windows; index++) {
    const left = x - half + (width * (index + 0.5)) / windows;
    const [wide, tall] = [Math.min(1.7, (width / windows) * 0.36), Math.min(3, height * 0.3)];
    const top = y - height * 0.72;
    casement(easel, [left, top], [wide, tall], {
      ...{ wall, pane, frame: 0.2, white: 0.5, bar: 0.16 },
      foot: blend(pane, light ? '#ff9a4a' : '#2c3f4c', 0.4),
    });
  }
}

/** A house with its gable towards us. */
export function gable(easel: Easel, [x, y]: Point, paint: HousePaint): void {
  const { width, height, roof, wall, shade, tiles, light, snow } = paint;
  const half = width / 2;
  const top = y - height;
  easel.poly(
    [
      [x - half, y],
      [x - half, top],
      [x, top - roof],
      [x + half, top],
      [x + half, y],
    ],
    across(x - half, x + half, wall, wall, shade),
  );
  const cover = snow ?? tiles;
  const thick = snow ? width * 0.1 : width * 0.05;
  easel.poly(
    [
      [x, top - roof - thick * 1.1],
      [x + half + 1, top + 0.6],
      [x + half + 1, top + 0.6 + thick],
      [x, top - roof + thick * 0.4],
      [x - half - 1, top + 0.6 + thick],
      [x - half - 1, top + 0.6],
    ],
    across(x - half, x + half, blend(cover, '#ffffff', 0.25), blend(cover, '#27304a', 0.18)),
  );
  const pane = light ?? '#4f6674';
  const columns = Math.max(1, paint.windows);
  const rows = Math.max(1, Math.round(height / 6));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x - half + (width * (column + 0.5)) / columns;
      const [wide, tall] = [(width / columns) * 0.34, (height / rows) * 0.46];
      const level = top + (height * (row + 0.3)) / rows;
      casement(easel, [left, level], [wide, tall], {
        ...{ wall, pane, frame: 0.25, white: 0.55, bar: 0.18 },
        foot: blend(pane, light ? '#ff9a4a' : '#253642', 0.45),
      });
    }
  }
}

type CasementPaint = {
  wall: Tone;
  pane: Tone;
  /** The pane's tone at its foot. */
  foot: Tone;
  /** Breadth of the frame, the share of white in it, and the breadth of the bar in the middle. */
  frame: number;
  white: number;
  bar: number;
};

/** A window of two wings. `x`, `y`: the middle of its top. */
function casement(easel: Easel, [x, y]: Point, [wide, tall]: Point, paint: CasementPaint): void {
  const { wall, pane, foot, frame, white, bar } = paint;
  const left = x - wide / 2;
  easel.rect(left - frame, y - frame, wide + 2 * frame, tall + 2 * frame, blend(wall, '#ffffff', white), {
    detail: 1,
  });
  easel.rect(left, y, wide, tall, down(y, y + tall, pane, foot));
  easel.line(
    [
      [x, y],
      [x, y + tall],
    ],
    blend(wall, '#ffffff', 0.4),
    bar,
    { detail: 1 },
  );
}

/** A Dutch windmill. `x`, `y`: the middle of its foot. */
export function windmill(easel: Easel, [x, y]: Point, height: number): void {
  const mill = easel.at({ x, y, scale: height / 30 });
  mill.path('M-7 0L-4.6 -20L4.6 -20L7 0Z', across(-7, 7, '#d79a72', '#b3704f', '#6f4638'));
  mill.path('M-8.6 -9.6L8.6 -9.6L8.2 -8.2L-8.2 -8.2Z', '#5c4338');
  mill.path('M-5.2 -20C-5 -26 5 -26 5.2 -20Z', across(-5, 5, '#8d7a63', '#54473d'));
  mill.path('M-1.6 0L-1.6 -4.4C-1.6 -6 1.6 -6 1.6 -4.4L1.6 0Z', '#4a352f');
  for (const level of [-12.5, -16.5]) mill.rect(-1, level - 1, 2, 2.2, '#f0ddbb');
  for (const turn of [28, 118, 208, 298]) {
    const sail = mill.at({ x: 0, y: -21.5, rotate: turn });
    sail.rect(-0.3, -15, 0.6, 15, '#4a382f');
    sail.rect(0.3, -14.6, 3, 12, across(0.3, 3.3, '#fff4df', '#e2cfae'));
    for (let bar = 0; bar < 6; bar++) sail.rect(0.3, -14.6 + bar * 2.4, 3, 0.24, '#8d765c', { detail: 0.6 });
  }
  mill.oval(0, -21.5, 1, 1, '#3e2f29');
}
