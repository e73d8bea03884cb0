import { along, blend } from '../../illustrations/tools/light.ts';
import { transformPath } from '../../illustrations/tools/path.ts';
import { type Matrix, matrixOf } from '../../model/shape.ts';
import { Picture } from '../../scenes/picture.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';

const tails = [
  'M-10 20C-60 110 -90 190 -170 260L-118 276L-96 320C-40 230 0 140 20 40Z',
  'M10 20C60 120 70 210 150 290L170 244L216 232C130 170 80 100 36 20Z',
];
const loops = [
  'M0 0C-60 -120 -250 -150 -290 -60C-320 20 -220 90 -130 60C-70 42 -30 20 0 0Z',
  'M0 0C60 -120 250 -150 290 -60C320 20 220 90 130 60C70 42 30 20 0 0Z',
];
const hollows = [
  'M-30 -8C-90 -80 -210 -90 -236 -44C-250 0 -170 28 -110 20C-70 14 -44 4 -30 -8Z',
  'M30 -8C90 -80 210 -90 236 -44C250 0 170 28 110 20C70 14 44 4 30 -8Z',
];

/** Satin bows, one large and two behind it. */
export const drawBows: DrawGood = ({ id }) => {
  const picture = new Picture('bows');
  const tone = toneOf(id);
  drawBow(picture, matrixOf({ x: 940, y: 240, scale: 0.62, rotate: 18 }), tone);
  drawBow(picture, matrixOf({ x: 270, y: 230, scale: 0.58, rotate: -22 }), tone);
  drawBow(picture, matrixOf({ x: 590, y: 480, scale: 1.25, rotate: -4 }), tone);
  return { behind: picture.toString(), faces: [], front: '' };
};

function drawBow(picture: Picture, matrix: Matrix, tone: string): void {
  const [a, b, c, d, e, f] = matrix;
  const put = (path: string) => transformPath(path, matrix);
  const fallen = (path: string) => transformPath(path, [a, b, c, d, e + 14, f + 20]);
  for (const path of [...tails, ...loops]) picture.path(fallen(path), shade, { opacity: 0.22, blur: 12 });
  const [light, deep] = [blend(tone, '#ffffff', 0.55), blend(tone, '#4a2c2a', 0.22)];
  const sheen = along([e - 260 * a, f - 160 * d], [e + 260 * a, f + 160 * d], light, tone, deep);
  for (const path of tails) picture.path(put(path), along([e, f], [e, f + 300 * d], deep, tone, light));
  for (const path of loops) picture.path(put(path), sheen);
  for (const path of hollows) {
    picture.path(put(path), blend(tone, '#4a2c2a', 0.3));
    picture.path(put(path), 'none', { stroke: light, strokeWidth: 3, opacity: 0.8 });
  }
  picture.path(
    put('M-36 -34C-14 -44 14 -44 36 -34C44 -10 44 16 36 38C14 46 -14 46 -36 38C-44 16 -44 -10 -36 -34Z'),
    along([e - 40, f], [e + 40, f], light, tone, deep),
  );
  picture.path(put('M-14 -38C-20 -10 -18 20 -12 42M10 -40C4 -12 6 18 12 42'), 'none', {
    stroke: deep,
    strokeWidth: 3,
    opacity: 0.5,
  });
}
