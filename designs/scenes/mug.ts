import { along, blend } from '../illustrations/tools/light.ts';
import { Picture } from './picture.ts';
import { tableBeforeWall } from './rooms.ts';
import { castVessel, lightVessel, ovalAt, printOn, type Vessel, wallPath } from './round-vessel.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'mug';
const glaze = '#fbfaf6';
const vessel: Vessel = { middle: 500, top: 330, foot: 742, radius: 186, tilt: 30 };

/** A mug of coffee with its print towards us. */
export const mug: Scene = {
  id,
  label: { de: 'Tasse mit Kaffee auf dem Tisch', en: 'Mug of coffee on a table' },
  kinds: ['merch'],
  types: ['tasse-keramik'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 520, '#f1e7dc', '#ccb49c', '#c8a595');
    castVessel(picture, vessel);
    handle(picture);
    picture.path(wallPath(vessel), glaze);
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 100, height: 90 };
    const surface = printOn(vessel, size, 562, 356);
    const front = new Picture(`${id}-front`);
    lightVessel(front, vessel, 1);
    coffee(front);
    cookies(front);
    return { behind: '', faces: [{ face, surface }], front: front.toString() };
  },
};

function handle(picture: Picture): void {
  const right = vessel.middle + vessel.radius;
  const bow = `M${right - 16} 424C${right + 60} 396 ${right + 138} 420 ${right + 138} 510C${right + 138} 606 ${right + 64} 652 ${right - 22} 656`;
  const band = (stroke: string, strokeWidth: number, opacity = 1, blur = 0) =>
    picture.path(bow, 'none', { stroke, strokeWidth, opacity, blur, cap: 'butt' });
  band(blend(glaze, '#4a3c38', 0.36), 46);
  band(blend(glaze, '#4a3c38', 0.12), 40);
  picture.path(`M${right} 416C${right + 64} 390 ${right + 128} 418 ${right + 130} 500`, 'none', {
    stroke: '#ffffff',
    strokeWidth: 14,
    opacity: 0.9,
    blur: 4,
  });
  picture.path(`M${right + 118} 540C${right + 106} 600 ${right + 60} 634 ${right} 640`, 'none', {
    stroke: '#6d5a50',
    strokeWidth: 12,
    opacity: 0.26,
    blur: 5,
  });
}

function coffee(picture: Picture): void {
  const { middle, top, radius, tilt } = vessel;
  picture.path(
    ovalAt(middle, top, radius, tilt),
    along([middle - radius, 0], [middle + radius, 0], '#ffffff', blend(glaze, '#4a3c38', 0.1), '#ffffff'),
  );
  picture.path(
    ovalAt(middle, top + 2, radius - 9, tilt - 3.4),
    along(
      [middle - radius, 0],
      [middle + radius, 0],
      blend(glaze, '#4a3c38', 0.34),
      blend(glaze, '#4a3c38', 0.08),
    ),
  );
  picture.path(
    ovalAt(middle, top + 10, radius - 18, tilt - 9),
    along([middle - radius, top], [middle + radius, top + 20], '#3b2018', '#6b4028', '#8a5a3a'),
  );
  picture.path(ovalAt(middle - 40, top + 9, radius * 0.5, tilt - 16), '#c99a6c', { opacity: 0.5, blur: 5 });
  for (const [x, lean] of [
    [-44, 16],
    [30, 20],
  ] as const) {
    const at = middle + x;
    picture.path(
      `M${at} ${top - 10}C${at + lean * 2.4} ${top - 60} ${at - lean * 2} ${top - 120} ${at + lean} ${top - 210}`,
      'none',
      { stroke: '#ffffff', strokeWidth: 17, opacity: 0.26, blur: 14 },
    );
  }
}

function cookies(picture: Picture): void {
  for (const [x, y, size] of [
    [196, 786, 70],
    [268, 820, 66],
  ] as const) {
    picture.path(ovalAt(x + 14, y + 12, size * 1.05, size * 0.34), '#33241f', { opacity: 0.34, blur: 8 });
    picture.path(ovalAt(x, y + 9, size, size * 0.36), '#9a6a3f');
    picture.path(
      ovalAt(x, y, size, size * 0.36),
      along([x - size, y - 20], [x + size, y + 20], '#ecc48c', '#d9a566', '#b98044'),
    );
    for (const [dx, dy] of [
      [-30, -6],
      [4, -13],
      [26, 2],
      [-6, 9],
      [-44, 6],
      [44, -8],
    ] as const)
      picture.path(ovalAt(x + (dx * size) / 70, y + dy, 8, 4.4), '#5c3420');
  }
}
