import { along, ball } from '../illustrations/tools/light.ts';
import { castFlat, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { ovalAt } from './round-vessel.ts';
import { type Placement, pictureSize, type Scene } from './scene.ts';

const id = 'coasters';
/** Rounded corners, as shares of a coaster. */
const outline =
  'M0.07 0L0.93 0C0.97 0 1 0.03 1 0.07L1 0.93C1 0.97 0.97 1 0.93 1L0.07 1C0.03 1 0 0.97 0 0.93L0 0.07C0 0.03 0.03 0 0.07 0Z';
const places = [
  { x: 862, y: 300, turn: 14, grow: 0.84 },
  { x: 900, y: 640, turn: -9, grow: 0.84 },
  { x: 420, y: 456, turn: -6, grow: 1.3 },
] as const;

/** Cork coasters on a table, a cup of tea on one of them. */
export const coasters: Scene = {
  id,
  label: { de: 'Untersetzer mit einer Tasse Tee', en: 'Coasters and a cup of tea' },
  kinds: ['merch'],
  types: ['untersetzer'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#e6ddd1', '#b99d80');
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 95, height: 95 };
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const scale = Math.min(340 / size.width, 340 / size.height);
    const faces: Placement[] = places.map(({ x, y, turn, grow }) => {
      const { quad } = layFlat(size, [x, y], scale * grow, turn);
      castFlat(behind, quad, 0.9, true);
      const cork = quad.map(([px, py]): [number, number] => [px + 4, py + 7]);
      behind.poly(cork, '#2f2018', { opacity: 0.3, blur: 5 });
      lightFlat(front, quad, true);
      return { face, surface: { kind: 'quad', quad }, mask: outline, lift: 5 };
    });
    cup(front, 912, 632);
    const branch = branchShapes(37, 130, 24);
    front.shadowOf(branch, 'translate(92 132) rotate(34) scale(1.5)', '#3b2a26', 0.28, 6);
    front.shapes(branch, 'translate(84 122) rotate(34) scale(1.5)');
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};

/** A glass of tea from above, smaller than what it stands on. */
function cup(picture: Picture, x: number, y: number): void {
  const round = (radius: number, dx = 0, dy = 0) => ovalAt(x + dx, y + dy, radius, radius);
  picture.path(round(112, 26, 34), '#33241f', { opacity: 0.36, blur: 18 });
  picture.path(round(108, 6, 9), '#33241f', { opacity: 0.4, blur: 6 });
  const handle = `M${x + 86} ${y - 54}C${x + 150} ${y - 112} ${x + 196} ${y - 66} ${x + 146} ${y - 12}`;
  picture.path(handle, 'none', { stroke: '#33241f', strokeWidth: 26, opacity: 0.3, blur: 8 });
  picture.path(handle, 'none', { stroke: '#e6ded4', strokeWidth: 25 });
  picture.path(handle, 'none', { stroke: '#ffffff', strokeWidth: 12, opacity: 0.8, blur: 3 });
  picture.path(round(108), along([x - 100, y - 100], [x + 100, y + 100], '#ffffff', '#f2ece4', '#d3c8bc'));
  picture.path(round(98), along([x - 90, y - 90], [x + 90, y + 90], '#b9aca0', '#efe8df'));
  picture.path(round(90), ball(x, y, 90, '#d98f45', '#b8642a', '#8c4620'));
  picture.path(
    `M${x - 66} ${y - 34}C${x - 52} ${y - 66} ${x - 16} ${y - 78} ${x + 14} ${y - 74}C${x - 14} ${y - 62} ${x - 40} ${y - 46} ${x - 66} ${y - 34}Z`,
    '#fbe0b4',
    { opacity: 0.6, blur: 4 },
  );
}
