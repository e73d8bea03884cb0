import { ball } from '../../illustrations/tools/light.ts';
import { castFlat, layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { type DrawGood, shade } from '../good.ts';
import { circle } from './ribbons.ts';

/** A sheet of sixty-four clear dots, the first of them used on a small photo. */
export const drawGlueDots: DrawGood = () => {
  const picture = new Picture('dots');
  const sheet = layFlat({ width: 560, height: 560 }, [480, 450], 1.25, -5);
  castFlat(picture, sheet.quad, 1);
  picture.poly([...sheet.quad], '#f4efe4');
  lightFlat(picture, sheet.quad);
  const angle = (-5 * Math.PI) / 180;
  for (let place = 3; place < 64; place++) {
    const [u, v] = [((place % 8) - 3.5) * 80, (Math.floor(place / 8) - 3.5) * 80];
    const [x, y] = [
      480 + u * Math.cos(angle) - v * Math.sin(angle),
      450 + u * Math.sin(angle) + v * Math.cos(angle),
    ];
    picture.path(circle(x + 3, y + 4, 25), shade, { opacity: 0.2, blur: 3 });
    picture.path(circle(x, y, 25), ball(x, y, 25, '#ffffff', '#efe9dc', '#d3c9b6'));
    picture.path(circle(x - 8, y - 9, 6), '#ffffff', { opacity: 0.9 });
  }
  const faces = [
    { x: 985, y: 290, turn: 10, page: 0 },
    { x: 1000, y: 660, turn: -8, page: 1 },
  ].map(({ x, y, turn, page }) => {
    const photo = layFlat({ width: 100, height: 130 }, [x, y], 2.1, turn);
    return { face: { page }, lift: 6, surface: { kind: 'quad' as const, quad: photo.quad } };
  });
  return { behind: picture.toString(), faces, front: '' };
};
