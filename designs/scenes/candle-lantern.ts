import { along, glow } from '../illustrations/tools/light.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableBeforeWall } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'candle-lantern';
const [middle, foot] = [500, 812];

/** A printed sleeve around a burning candle. */
export const candleLantern: Scene = {
  id,
  label: { de: 'Windlicht mit brennender Kerze', en: 'Lantern with a burning candle' },
  kinds: ['card'],
  types: ['windlichtkarte'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 520, '#d9cfc4', '#a08c80', '#b99f90');
    picture.rect(0, 0, 1200, 900, glow(middle, 470, 620, '#ffc878', 0.5));
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 120, height: 170 };
    const height = Math.min(540, (520 * size.height) / size.width);
    const radius = Math.max(120, (height * size.width) / size.height / 2.5);
    const [top, sag] = [foot - height, 17];
    const behind = new Picture(`${id}-behind`);
    behind.path(
      `M${middle - radius} ${foot - 10}L${middle + radius} ${foot - 24}L${middle + radius + 280} ${foot - 90}L${middle + radius + 300} ${foot - 30}L${middle + radius} ${foot + 20}Z`,
      '#33241f',
      { opacity: 0.26, blur: 16 },
    );
    behind.path(
      `M${middle - radius - 6} ${foot}C${middle - radius} ${foot + 36} ${middle + radius} ${foot + 38} ${middle + radius + 16} ${foot - 4}Z`,
      '#33241f',
      { opacity: 0.55, blur: 8 },
    );
    const rim = (_y: number, sweep: number) => `A${radius} ${sag + 5} 0 0 ${sweep} `;
    const body = `M${middle - radius} ${top}L${middle - radius} ${foot}${rim(foot, 0)}${middle + radius} ${foot}L${middle + radius} ${top}`;
    behind.path(
      `${body}${rim(top, 0)}${middle - radius} ${top}Z`,
      along([middle - radius, 0], [middle + radius, 0], '#f6e6cc', '#fff2d8', '#c9ac8c'),
    );
    behind.path(
      `M${middle - radius} ${top}${rim(top, 0)}${middle + radius} ${top}${rim(top, 0)}${middle - radius} ${top}Z`,
      '#e9c48c',
    );
    behind.path(
      `M${middle - radius * 0.5} ${top + 4}${`A${radius * 0.5} 10 0 0 1 `}${middle + radius * 0.5} ${top + 4}Z`,
      '#fff6dc',
      { opacity: 0.8 },
    );
    const front = new Picture(`${id}-front`);
    const sheet = `M${middle - radius} ${top}${rim(top, 0)}${middle + radius} ${top}L${middle + radius} ${foot}${rim(foot, 1)}${middle - radius} ${foot}Z`;
    front.path(sheet, {
      kind: 'linear',
      from: [middle - radius, 0],
      to: [middle + radius, 0],
      stops: [
        { at: 0, colour: '#3a2418', opacity: 0.34 },
        { at: 0.22, colour: '#3a2418', opacity: 0.04 },
        { at: 0.7, colour: '#3a2418', opacity: 0.06 },
        { at: 1, colour: '#3a2418', opacity: 0.46 },
      ],
    });
    front.path(sheet, glow(middle, foot - height * 0.4, radius * 1.25, '#ffc46a', 0.34));
    front.path(
      `M${middle - 70} ${top + 6}L${middle + 70} ${top + 6}L${middle + 60} ${top - 90}L${middle - 60} ${top - 90}Z`,
      glow(middle, top - 26, 90, '#ffd890', 0.8),
    );
    front.path(
      `M${middle} ${top - 74}C${middle + 17} ${top - 44} ${middle + 16} ${top - 12} ${middle} ${top - 4}C${middle - 16} ${top - 12} ${middle - 17} ${top - 44} ${middle} ${top - 74}Z`,
      along([0, top - 74], [0, top - 4], '#fff8d8', '#ffb24e'),
    );
    const branch = branchShapes(25, 130, 22);
    front.shadowOf(branch, `translate(700 ${foot + 32}) scale(2 1) rotate(8)`, '#33241f', 0.32, 6);
    front.shapes(branch, `translate(690 ${foot + 22}) scale(2 1.15) rotate(8)`);
    const surface = {
      kind: 'round',
      x: middle,
      top: top + 2,
      height: height - 3,
      radius,
      arc: Math.PI * 0.999,
      sag,
    } as const;
    return { behind: behind.toString(), faces: [{ face, surface }], front: front.toString() };
  },
};
