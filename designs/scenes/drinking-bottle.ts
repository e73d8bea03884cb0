import { along, ball, blend } from '../illustrations/tools/light.ts';
import { Picture } from './picture.ts';
import { tableBeforeWall } from './rooms.ts';
import { castVessel, ovalAt, printOn, type Vessel } from './round-vessel.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'drinking-bottle';
const vessel: Vessel = { middle: 520, top: 262, foot: 806, radius: 122, tilt: 16 };
const { middle, top, foot, radius } = vessel;
const [left, right] = [middle - radius, middle + radius];

/** The steel body from the neck over its shoulders to the foot. */
const body =
  `M${middle - 62} 176L${middle - 62} 196C${middle - 62} 226 ${left} 224 ${left} ${top + 34}L${left} ${foot - 26}` +
  `C${left} ${foot + 4} ${left + 40} ${foot + 16} ${middle} ${foot + 16}C${right - 40} ${foot + 16} ${right} ${foot + 4} ${right} ${foot - 26}` +
  `L${right} ${top + 34}C${right} 224 ${middle + 62} 226 ${middle + 62} 196L${middle + 62} 176Z`;

/** A steel bottle with a wooden lid, painted in the paper of its design. */
export const drinkingBottle: Scene = {
  id,
  label: { de: 'Trinkflasche mit Holzdeckel', en: 'Drinking bottle with a wooden lid' },
  kinds: ['merch'],
  types: ['trinkflasche'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 570, '#e4eae6', '#bca98f', '#d9b79c');
    castVessel(picture, { ...vessel, top: 330 });
    apple(picture, 262, 786, 66);
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 90, height: 150 };
    const behind = new Picture(`${id}-behind`);
    behind.path(body, design.palette.paper);
    const front = new Picture(`${id}-front`);
    front.path(body, {
      kind: 'linear',
      from: [left, 0],
      to: [right, 0],
      stops: [
        { at: 0, colour: '#2a2422', opacity: 0.34 },
        { at: 0.16, colour: '#2a2422', opacity: 0.08 },
        { at: 0.3, colour: '#ffffff', opacity: 0.24 },
        { at: 0.44, colour: '#ffffff', opacity: 0 },
        { at: 0.76, colour: '#2a2422', opacity: 0.16 },
        { at: 1, colour: '#2a2422', opacity: 0.46 },
      ],
    });
    lid(front);
    const surface = printOn(vessel, size, 540, 450);
    return { behind: behind.toString(), faces: [{ face, surface }], front: front.toString() };
  },
};

function lid(picture: Picture): void {
  const steel = along([middle - 66, 0], [middle + 66, 0], '#8f969c', '#eef1f3', '#c6ccd1', '#7c838a');
  picture.path(
    `M${middle - 64} 168L${middle + 64} 168L${middle + 64} 182C${middle + 30} 190 ${middle - 30} 190 ${middle - 64} 182Z`,
    steel,
  );
  picture.path(
    `M${middle - 68} 96L${middle - 68} 164C${middle - 40} 176 ${middle + 40} 176 ${middle + 68} 164L${middle + 68} 96Z`,
    along([middle - 68, 0], [middle + 68, 0], '#a9764a', '#e6bd8c', '#cf9d68', '#8a5c38'),
  );
  for (const y of [112, 128, 146])
    picture.path(
      `M${middle - 66} ${y}C${middle - 30} ${y + 9} ${middle + 30} ${y + 5} ${middle + 66} ${y + 1}`,
      'none',
      { stroke: '#7a4e2e', strokeWidth: 1.6, opacity: 0.35 },
    );
  picture.path(
    ovalAt(middle, 96, 68, 9),
    along([middle - 68, 0], [middle + 68, 0], '#f0d0a4', '#e2b884', '#c2925e'),
  );
  const loop = `M${middle - 34} 94C${middle - 34} 40 ${middle + 34} 40 ${middle + 34} 94`;
  picture.path(loop, 'none', { stroke: '#5f666c', strokeWidth: 11, cap: 'butt' });
  picture.path(loop, 'none', { stroke: '#dfe4e8', strokeWidth: 6, cap: 'butt' });
}

function apple(picture: Picture, x: number, y: number, size: number): void {
  picture.path(ovalAt(x + 34, y + size * 0.86, size * 1.2, size * 0.26), '#33241f', {
    opacity: 0.4,
    blur: 9,
  });
  picture.path(
    `M${x} ${y - size * 0.72}C${x + size * 0.5} ${y - size * 1.1} ${x + size * 1.12} ${y - size * 0.6} ${x + size} ${y + size * 0.1}C${x + size * 0.9} ${y + size * 0.8} ${x + size * 0.4} ${y + size * 1.04} ${x} ${y + size * 0.88}C${x - size * 0.4} ${y + size * 1.04} ${x - size * 0.9} ${y + size * 0.8} ${x - size} ${y + size * 0.1}C${x - size * 1.12} ${y - size * 0.6} ${x - size * 0.5} ${y - size * 1.1} ${x} ${y - size * 0.72}Z`,
    ball(x, y, size, '#d8dc84', '#a9bf58', '#7f9a3c', '#5c7430'),
  );
  picture.path(
    `M${x} ${y - size * 0.7}C${x + 2} ${y - size} ${x + 8} ${y - size * 1.16} ${x + 16} ${y - size * 1.24}`,
    'none',
    {
      stroke: '#6b4a30',
      strokeWidth: 6,
    },
  );
  picture.path(
    `M${x + 10} ${y - size * 1.06}C${x + 40} ${y - size * 1.4} ${x + 76} ${y - size * 1.3} ${x + 88} ${y - size * 1.1}C${x + 60} ${y - size * 0.92} ${x + 30} ${y - size * 0.94} ${x + 10} ${y - size * 1.06}Z`,
    along([x + 10, y - size], [x + 88, y - size], '#5c7f4a', blend('#7fa05c', '#ffffff', 0.1)),
  );
}
