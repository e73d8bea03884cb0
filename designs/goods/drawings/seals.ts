import { matrixOf } from '../../model/shape.ts';
import { castFlat, drawSeal, layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { branchShapes } from '../../scenes/props.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';

/** Wax seals, one on the flap of folded paper and others beside it. */
export const drawSeals: DrawGood = ({ id }) => {
  const picture = new Picture('seals');
  const tone = toneOf(id);
  const sheet = layFlat({ width: 520, height: 360 }, [430, 470], 1.25, -7);
  castFlat(picture, sheet.quad, 1.3);
  picture.poly([...sheet.quad], '#faf6ee');
  lightFlat(picture, sheet.quad);
  const fold = layFlat({ width: 520, height: 170 }, [416, 356], 1.25, -7);
  castFlat(picture, fold.quad, 0.7);
  picture.poly([...fold.quad], '#fdfbf6');
  lightFlat(picture, fold.quad);
  for (const [x, y, scale, turn] of [
    [432, 470, 10.5, -7],
    [900, 300, 9, 14],
    [1030, 520, 9, -24],
    [850, 600, 9, 40],
    [1000, 760, 9, 6],
  ] as const)
    drawSeal(picture, matrixOf({ x, y, scale, rotate: turn }), 0, 1, tone);
  const branch = branchShapes(18, 120, 22);
  picture.shadowOf(branch, 'translate(190 800) rotate(-14) scale(1.7)', shade, 0.26, 6);
  picture.shapes(branch, 'translate(180 788) rotate(-14) scale(1.7)');
  return { behind: picture.toString(), faces: [], front: '' };
};
