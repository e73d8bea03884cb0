import type { PhotoLayer } from '../model/design.ts';
import type { Box, Matrix, Size } from '../model/shape.ts';

/** How a photo is turned and mirrored; crops without it show it as it was taken. */
export type PhotoTurn = Pick<PhotoLayer['crop'], 'quarterTurns' | 'mirrored'>;

/** A photo that is drawn as it was taken into `box`, and then turned and mirrored; without `matrix` it stays so. */
export type UprightPlace = { box: Box; matrix?: Matrix };

/** What a quarter turn makes of what lies to the right, and of what lies below: clockwise, `y` pointing down. */
const turns = { 0: [1, 0, 0, 1], 1: [0, 1, -1, 0], 2: [-1, 0, 0, -1], 3: [0, -1, 1, 0] } as const;

/** A photo's size as it is seen: lying on its side, it is as wide as it was high. */
export function turnedSize({ width, height }: Size, { quarterTurns }: PhotoTurn): Size {
  const isOnSide = quarterTurns === 1 || quarterTurns === 3;
  return isOnSide ? { width: height, height: width } : { width, height };
}

/** How a photo comes to lie in an area as it is seen: turned first, then mirrored from left to right. */
export function uprightPlace(area: Box, turn: PhotoTurn): UprightPlace {
  const { quarterTurns = 0, mirrored = false } = turn;
  if (quarterTurns === 0 && !mirrored) return { box: area };
  const { width, height } = turnedSize(area, turn);
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const [a, b, c, d] = turns[quarterTurns];
  const flip = mirrored ? -1 : 1;
  const [across, down] = [
    { x: a * flip, y: b },
    { x: c * flip, y: d },
  ];
  return {
    box: { x: x - width / 2, y: y - height / 2, width, height },
    matrix: [
      across.x,
      across.y,
      down.x,
      down.y,
      x - across.x * x - down.x * y,
      y - across.y * x - down.y * y,
    ],
  };
}

/** A box on the page as it lies on the photo before that is turned and mirrored there. */
export function beforeTurn({ x, y, width, height }: Box, { matrix }: UprightPlace): Box {
  if (!matrix) return { x, y, width, height };
  const [a, b, c, d, e, f] = matrix;
  const [fromX, fromY, toX, toY] = [x - e, y - f, x + width - e, y + height - f];
  const xs = [a * fromX + b * fromY, a * toX + b * toY];
  const ys = [c * fromX + d * fromY, c * toX + d * toY];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
