import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { layFlat, lightFlat } from '../../scenes/paper.ts';
import { Picture } from '../../scenes/picture.ts';
import { branchShapes } from '../../scenes/props.ts';
import type { Placement } from '../../scenes/scene.ts';
import { type DrawGood, shade } from '../good.ts';

const fan = [
  { x: 300, y: 300, turn: -14 },
  { x: 560, y: 236, turn: 7 },
  { x: 850, y: 300, turn: -5 },
  { x: 400, y: 610, turn: 9 },
  { x: 690, y: 590, turn: -9 },
  { x: 950, y: 640, turn: 13 },
] as const;

/** Prints spread over a table; instant ones with their white border, which is broad below. */
export const drawPrints: DrawGood = ({ productType, formats }) => {
  const behind = new Picture('prints');
  const front = new Picture('prints-front');
  const size = parseFormat(formats[0] ?? '') ?? { width: 100, height: 150 };
  const isInstant = productType === 'retro';
  const scale = Math.min(330 / size.width, 400 / size.height, 330 / Math.sqrt(size.width * size.height));
  const border = isInstant
    ? { side: 0.07, top: 0.07, foot: size.height > size.width ? 0.2 : 0.07 }
    : undefined;
  const faces: Placement[] = fan.map(({ x, y, turn }, page) => {
    const sheet = layFlat(size, [x, y], scale, turn);
    const moved = (dx: number, dy: number) => sheet.quad.map(([u, v]): [number, number] => [u + dx, v + dy]);
    if (!border) return { face: { page }, lift: 8, surface: { kind: 'quad', quad: sheet.quad } };
    behind.poly(moved(9, 12), shade, { opacity: 0.26, blur: 9 });
    behind.poly(moved(2, 3), shade, { opacity: 0.4, blur: 2 });
    behind.poly([...sheet.quad], '#fdfcf8');
    const inner = {
      width: size.width * (1 - 2 * border.side),
      height: size.height * (1 - border.top - border.foot),
    };
    const shift = ((border.foot - border.top) / 2) * size.height * scale;
    const angle = (turn * Math.PI) / 180;
    const middle = [x + Math.sin(angle) * shift, y - Math.cos(angle) * shift] as const;
    return { face: { page }, surface: { kind: 'quad', quad: layFlat(inner, middle, scale, turn).quad } };
  });
  for (const { x, y, turn } of fan) if (!border) lightFlat(front, layFlat(size, [x, y], scale, turn).quad);
  const branch = branchShapes(29, 120, 22);
  front.shadowOf(branch, 'translate(1088 150) rotate(100) scale(1.5)', shade, 0.26, 6);
  front.shapes(branch, 'translate(1080 140) rotate(100) scale(1.5)');
  return { behind: behind.toString(), faces, front: front.toString() };
};
