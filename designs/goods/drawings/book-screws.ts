import { along, ball, blend } from '../../illustrations/tools/light.ts';
import { transformPath } from '../../illustrations/tools/path.ts';
import { matrixOf } from '../../model/shape.ts';
import { castFlat, layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';
import { circle } from './ribbons.ts';

/** Book screws: one holds a fan of cards, others lie beside it. */
export const drawBookScrews: DrawGood = ({ id }) => {
  const picture = new Picture('screws');
  const tone = toneOf(id);
  for (const [turn, colour] of [
    [26, '#d9c2a6'],
    [13, '#9fb19d'],
    [0, '#f0d9d0'],
    [-13, '#fbf8f1'],
  ] as const) {
    const angle = (turn * Math.PI) / 180;
    const [x, y] = [330 + Math.sin(angle) * 290, 770 - Math.cos(angle) * 290];
    const card = layFlat({ width: 250, height: 700 }, [x, y], 1, turn);
    castFlat(picture, card.quad, 0.8);
    picture.poly([...card.quad], colour);
    lightFlat(picture, card.quad);
  }
  drawHead(picture, 330, 770, 40, tone, true);
  for (const [x, y, turn] of [
    [820, 330, 20],
    [1000, 480, -34],
    [800, 620, 64],
  ] as const)
    drawPost(picture, x, y, turn, tone);
  for (const [x, y, slotted] of [
    [960, 250, true],
    [660, 470, false],
    [950, 720, true],
    [1080, 640, false],
  ] as const)
    drawHead(picture, x, y, 46, tone, slotted);
  return { behind: picture.toString(), faces: [], front: '' };
};

function drawHead(
  picture: Picture,
  x: number,
  y: number,
  radius: number,
  tone: string,
  slotted: boolean,
): void {
  picture.path(circle(x + 7, y + 11, radius), shade, { opacity: 0.4, blur: 8 });
  picture.path(circle(x, y, radius), blend(tone, '#2a1c14', 0.35));
  picture.path(
    circle(x - 1, y - 1.5, radius * 0.96),
    ball(x, y, radius, blend(tone, '#ffffff', 0.7), tone, blend(tone, '#2a1c14', 0.3)),
  );
  picture.path(circle(x - 1, y - 1, radius * 0.8), 'none', {
    stroke: blend(tone, '#ffffff', 0.6),
    strokeWidth: 2,
    opacity: 0.6,
  });
  if (!slotted) return;
  const slot = transformPath(
    `M${-radius * 0.82} -5L${radius * 0.82} -5L${radius * 0.82} 5L${-radius * 0.82} 5Z`,
    matrixOf({ x, y, rotate: 32 }),
  );
  picture.path(slot, blend(tone, '#1c120c', 0.6));
}

/** A post with its head, lying. */
function drawPost(picture: Picture, x: number, y: number, turn: number, tone: string): void {
  const put = (d: string, dx = 0, dy = 0) =>
    transformPath(d, matrixOf({ x: x + dx, y: y + dy, rotate: turn }));
  const shape = 'M-62 -46L-46 -46L-46 -20L70 -20L70 20L-46 20L-46 46L-62 46Q-74 0 -62 -46Z';
  picture.path(put(shape, 8, 14), shade, { opacity: 0.34, blur: 8 });
  const angle = (turn * Math.PI) / 180;
  const [ux, uy] = [-Math.sin(angle) * 46, Math.cos(angle) * 46];
  picture.path(
    put(shape),
    along(
      [x - ux, y - uy],
      [x + ux, y + uy],
      blend(tone, '#ffffff', 0.65),
      tone,
      blend(tone, '#2a1c14', 0.45),
    ),
  );
  for (let ring = -30; ring < 66; ring += 12)
    picture.path(put(`M${ring} -20L${ring + 5} 20`), 'none', {
      stroke: blend(tone, '#2a1c14', 0.4),
      strokeWidth: 2.4,
      opacity: 0.5,
    });
}
