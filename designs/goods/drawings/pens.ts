import { along, blend } from '../../illustrations/tools/light.ts';
import { transformPath } from '../../illustrations/tools/path.ts';
import { matrixOf } from '../../model/shape.ts';
import { castFlat, layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';

/** A pen on the sheet it has just written on. */
export const drawPens: DrawGood = ({ id }) => {
  const picture = new Picture('pens');
  const tone = toneOf(id);
  const isFelt = id.includes('felt');
  const ground = isFelt ? '#fbf8f1' : '#2f4a3f';
  const sheet = layFlat({ width: 560, height: 400 }, [520, 500], 1.35, -8);
  castFlat(picture, sheet.quad, 1.2);
  picture.poly([...sheet.quad], ground);
  lightFlat(picture, sheet.quad);
  const line =
    'M-280 60C-240 -40 -200 -70 -190 -20S-240 90 -180 60S-110 -60 -100 -10S-130 70 -80 50S-20 -20 0 10S-10 70 40 50S90 -10 120 20S130 70 180 40';
  picture.path(transformPath(line, matrixOf({ x: 470, y: 520, scale: 1.1, rotate: -8 })), 'none', {
    stroke: tone,
    strokeWidth: isFelt ? 9 : 6,
  });
  if (!isFelt)
    picture.path(transformPath(line, matrixOf({ x: 469, y: 518, scale: 1.1, rotate: -8 })), 'none', {
      stroke: blend(tone, '#ffffff', 0.6),
      strokeWidth: 2,
      opacity: 0.7,
    });
  drawPen(picture, tone, isFelt);
  return { behind: picture.toString(), faces: [], front: '' };
};

/** From its tip at 0,0 along the x axis. */
function drawPen(picture: Picture, tone: string, isFelt: boolean): void {
  const put = (d: string, dx = 0, dy = 0) =>
    transformPath(d, matrixOf({ x: 672 + dx, y: 548 + dy, scale: 1, rotate: -38 }));
  const body = 'M78 -25L520 -25Q546 -25 546 0Q546 25 520 25L78 25Z';
  const cone = 'M0 -4L78 -24L78 24L0 4Z';
  picture.path(put(`${cone}${body}`, 14, 22), shade, { opacity: 0.32, blur: 10 });
  const around = (from: string, middle: string, to: string) => {
    const [a, b] = [
      [Math.sin((-38 * Math.PI) / 180) * 25, -Math.cos((-38 * Math.PI) / 180) * 25],
      [-Math.sin((-38 * Math.PI) / 180) * 25, Math.cos((-38 * Math.PI) / 180) * 25],
    ];
    return along(
      [672 - (a?.[0] ?? 0), 548 + (a?.[1] ?? 0)],
      [672 - (b?.[0] ?? 0), 548 + (b?.[1] ?? 0)],
      from,
      middle,
      to,
    );
  };
  picture.path(put(cone), around('#e9e6e0', '#c9c4bb', '#8f8a82'));
  picture.path(put('M0 -5L18 -9L18 9L0 5Z'), isFelt ? '#1f1d1e' : blend(tone, '#3a2a20', 0.25));
  picture.path(put(body), around(blend(tone, '#ffffff', 0.55), tone, blend(tone, '#1c1414', 0.45)));
  picture.path(put('M150 -25L186 -25L186 25L150 25Z'), around('#fbf8f1', '#e4ddd0', '#a79f92'));
  picture.path(put('M96 -14L500 -14'), 'none', { stroke: '#ffffff', strokeWidth: 5, opacity: 0.45 });
  picture.path(put('M400 -25L540 -34Q552 -34 552 -28L552 -22L400 -19Z'), blend(tone, '#1c1414', 0.2));
}
