import { along, blend } from '../../illustrations/tools/light.ts';
import { castFlat, layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { branchShapes } from '../../scenes/props.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';

/** A pocketfold laid open: cards look out of its pocket, its other wing lies beside. */
export const drawPocketfold: DrawGood = ({ id }) => {
  const picture = new Picture('pocketfold');
  const tone = toneOf(id);
  const wing = (x: number) => layFlat({ width: 330, height: 480 }, [x, 450], 1.2, 0);
  for (const [x, share] of [
    [402, 0],
    [798, 0.08],
  ] as const) {
    const { quad } = wing(x);
    castFlat(picture, quad, 1.2);
    const [a, , c] = quad;
    const own = blend(tone, '#2a1c20', share);
    picture.poly(
      [...quad],
      along([a[0], a[1]], [c[0], c[1]], blend(own, '#ffffff', 0.2), own, blend(own, '#2a1c20', 0.08)),
    );
  }
  picture.rect(596, 162, 8, 576, shade, { opacity: 0.16, blur: 4 });
  for (const [y, colour] of [
    [380, '#f3e2d8'],
    [420, '#fdfbf5'],
    [466, '#dfe7df'],
  ] as const) {
    const card = layFlat({ width: 280, height: 300 }, [798, y], 1.14, 0);
    castFlat(picture, card.quad, 0.5);
    picture.poly([...card.quad], colour);
  }
  picture.path('M602 520L994 420L994 736L602 736Z', shade, { opacity: 0.24, blur: 7 });
  picture.path(
    'M602 528L996 428L996 738L602 738Z',
    along([602, 460], [996, 738], blend(tone, '#ffffff', 0.3), tone, blend(tone, '#2a1c20', 0.1)),
  );
  picture.path('M602 528L996 428', 'none', {
    stroke: blend(tone, '#ffffff', 0.6),
    strokeWidth: 2,
    opacity: 0.8,
  });
  const invitation = layFlat({ width: 270, height: 390 }, [402, 450], 1.16, 0);
  castFlat(picture, invitation.quad, 0.6);
  picture.poly([...invitation.quad], '#fdfbf5');
  lightFlat(picture, invitation.quad);
  for (const [y, half] of [
    [330, 60],
    [400, 96],
    [452, 70],
    [540, 88],
    [570, 52],
  ] as const)
    picture.path(`M${402 - half} ${y}L${402 + half} ${y}`, 'none', {
      stroke: '#b79a6a',
      strokeWidth: half > 90 ? 7 : 3,
      opacity: 0.7,
    });
  const branch = branchShapes(9, 120, 22);
  picture.shadowOf(branch, 'translate(96 800) rotate(-62) scale(1.7)', shade, 0.26, 6);
  picture.shapes(branch, 'translate(86 788) rotate(-62) scale(1.7)');
  return { behind: picture.toString(), faces: [], front: '' };
};
