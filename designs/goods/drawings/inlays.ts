import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { along } from '../../illustrations/tools/light.ts';
import { castFlat, layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { branchShapes } from '../../scenes/props.ts';
import { type DrawGood, shade } from '../good.ts';

/** Sheets for the inside of a card, on a coloured card that shines through where they are transparent. */
export const drawInlays: DrawGood = ({ id, formats }) => {
  const picture = new Picture('inlays');
  const size = parseFormat(formats[0] ?? '') ?? { width: 117, height: 169 };
  const scale = Math.min(600 / size.height, 640 / size.width);
  const isSheer = id.includes('transparent');
  const card = layFlat({ width: size.width + 5, height: size.height + 5 }, [690, 440], scale, 6);
  castFlat(picture, card.quad, 1.2);
  const [a, , c] = card.quad;
  picture.poly([...card.quad], along([a[0], a[1]], [c[0], c[1]], '#b3c2ae', '#9fb19d', '#8fa28e'));
  const under = branchShapes(21, 150, 26);
  if (isSheer) picture.shapes(under, 'translate(560 640) rotate(-52) scale(2)');
  for (const [x, y, turn] of [
    [610, 452, 1],
    [520, 470, -5],
  ] as const) {
    const sheet = layFlat(size, [x, y], scale, turn);
    if (!isSheer) castFlat(picture, sheet.quad, 0.7);
    else picture.poly([...sheet.quad], shade, { opacity: 0.16, blur: 6 });
    picture.poly([...sheet.quad], isSheer ? '#fbfaf6' : '#fdfbf5', { opacity: isSheer ? 0.5 : 1 });
    if (isSheer)
      picture.path(`M${sheet.quad.map(([u, v]) => `${u} ${v}`).join('L')}Z`, 'none', {
        stroke: '#ffffff',
        strokeWidth: 2,
        opacity: 0.8,
      });
    lightFlat(picture, sheet.quad);
  }
  const branch = branchShapes(9, 120, 22);
  picture.shadowOf(branch, 'translate(1052 760) rotate(-110) scale(1.6)', shade, 0.26, 6);
  picture.shapes(branch, 'translate(1040 748) rotate(-110) scale(1.6)');
  return { behind: picture.toString(), faces: [], front: '' };
};
