import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { along, blend } from '../../illustrations/tools/light.ts';
import { transformPath } from '../../illustrations/tools/path.ts';
import { matrixOf } from '../../model/shape.ts';
import { castFlat, drawRibbon, type Laid, layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { branchShapes } from '../../scenes/props.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';

/** Two envelopes of the same kind: one shows its front, the other its flap. */
export const drawEnvelopes: DrawGood = ({ id, formats }) => {
  const picture = new Picture('envelopes');
  const tone = toneOf(id);
  const size = parseFormat(formats[0] ?? '') ?? { width: 162, height: 114 };
  const scale = Math.min(690 / size.width, 480 / size.height);
  const front = layFlat(size, [735, 330], scale * 0.96, 10);
  castFlat(picture, front.quad, 1.2);
  fillPaper(picture, front, tone);
  lightFlat(picture, front.quad);
  const back = layFlat(size, [500, 560], scale, -6);
  castFlat(picture, back.quad, 1.3);
  fillPaper(picture, back, tone);
  drawFlap(picture, back, tone, id.includes('pointed'));
  const branch = branchShapes(35, 120, 22);
  picture.shadowOf(branch, 'translate(150 250) rotate(-64) scale(1.5)', shade, 0.26, 6);
  picture.shapes(branch, 'translate(140 238) rotate(-64) scale(1.5)');
  drawRibbon(
    picture,
    'M860 940C900 850 960 830 1020 850S1120 800 1240 830',
    12,
    blend(tone, '#8a6a4a', 0.35),
  );
  return { behind: picture.toString(), faces: [], front: '' };
};

function fillPaper(picture: Picture, { quad: [a, b, c, d] }: Laid, tone: string): void {
  const [light, deep] = [blend(tone, '#ffffff', 0.22), blend(tone, '#2a1c20', 0.12)];
  picture.poly([a, b, c, d], along([a[0], a[1]], [c[0], c[1]], light, tone, deep));
}

function drawFlap(
  picture: Picture,
  { size, middle, scale, turn }: Laid,
  tone: string,
  pointed: boolean,
): void {
  const matrix = matrixOf({ x: middle[0], y: middle[1], scale, rotate: turn });
  const put = (d: string, dx = 0, dy = 0) =>
    transformPath(d, matrixOf({ x: middle[0] + dx, y: middle[1] + dy, scale, rotate: turn }));
  const [w, h] = [size.width / 2, size.height / 2];
  const seam = `M${-w} ${h}L${-w * 0.06} ${h * 0.1}Q0 ${h * 0.02} ${w * 0.06} ${h * 0.1}L${w} ${h}`;
  picture.path(put(`${seam}Z`, 0, -2), blend(tone, '#2a1c20', 0.3), { opacity: 0.3, blur: 3 });
  picture.path(put(`${seam}Z`), blend(tone, '#ffffff', 0.08));
  picture.path(put(seam), 'none', { stroke: blend(tone, '#2a1c20', 0.32), strokeWidth: 1.2, opacity: 0.5 });
  const flap = pointed
    ? `M${-w} ${-h}L${-w * 0.05} ${h * 0.24}Q0 ${h * 0.33} ${w * 0.05} ${h * 0.24}L${w} ${-h}Z`
    : `M${-w} ${-h}L${-w * 0.93} ${-h * 0.32}Q${-w * 0.91} ${-h * 0.22} ${-w * 0.84} ${-h * 0.22}L${w * 0.84} ${-h * 0.22}Q${w * 0.91} ${-h * 0.22} ${w * 0.93} ${-h * 0.32}L${w} ${-h}Z`;
  picture.path(put(flap, 5, 9), shade, { opacity: 0.3, blur: 7 });
  const [from, to] = [transformPath(`M0 ${-h}`, matrix), transformPath(`M0 ${h * 0.3}`, matrix)].map(pointOf);
  if (!from || !to) return;
  picture.path(put(flap), along(from, to, blend(tone, '#ffffff', 0.16), blend(tone, '#ffffff', 0.34)));
  picture.path(put(flap), 'none', { stroke: blend(tone, '#ffffff', 0.6), strokeWidth: 1.3, opacity: 0.8 });
}

function pointOf(path: string): [number, number] {
  const [x = 0, y = 0] = path.slice(1).split(' ').map(Number);
  return [x, y];
}
