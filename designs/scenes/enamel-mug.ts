import { along, blend } from '../illustrations/tools/light.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableBeforeWall } from './rooms.ts';
import { castVessel, lightVessel, ovalAt, printOn, type Vessel, wallPath } from './round-vessel.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'enamel-mug';
const [enamel, rim] = ['#faf7ef', '#26384f'];
const vessel: Vessel = { middle: 540, top: 372, foot: 752, radius: 196, tilt: 34 };

/** An enamel mug with a dark rim, as for a picnic. */
export const enamelMug: Scene = {
  id,
  label: { de: 'Emaille-Tasse auf einem Holztisch', en: 'Enamel mug on a wooden table' },
  kinds: ['merch'],
  types: ['tasse-emaille'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 540, '#e3e8e0', '#b98f68', '#d8c2a4');
    castVessel(picture, vessel);
    const right = vessel.middle + vessel.radius;
    const bow = `M${right - 10} 448C${right + 40} 440 ${right + 118} 448 ${right + 118} 520C${right + 118} 600 ${right + 60} 634 ${right - 12} 664`;
    const band = (stroke: string, strokeWidth: number, opacity = 1, blur = 0) =>
      picture.path(bow, 'none', { stroke, strokeWidth, opacity, blur, cap: 'butt' });
    band('#33241f', 32, 0.2, 7);
    band(rim, 26);
    band(enamel, 19);
    band('#b9b0a2', 7, 0.5, 3);
    picture.path(wallPath(vessel, 10), enamel);
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 90, height: 75 };
    const surface = printOn(vessel, size, 592, 310);
    const front = new Picture(`${id}-front`);
    lightVessel(front, vessel, 0.6, 10);
    const { middle, top, radius, tilt } = vessel;
    const ring = (grow: number, upright: number, fill: Parameters<Picture['path']>[1], y = top) =>
      front.path(ovalAt(middle, y, radius + grow, tilt + upright), fill);
    ring(5, 3, along([middle - radius, 0], [middle + radius, 0], blend(rim, '#ffffff', 0.3), rim, '#141f30'));
    ring(-5, -3, along([middle - radius, 0], [middle + radius, 0], '#cfc8ba', '#fffdf8', '#f4efe4'));
    ring(
      -16,
      -8,
      along([middle - radius, 0], [middle + radius, 0], '#6e3f1f', '#a8693a', '#c98a50'),
      top + 13,
    );
    front.path(ovalAt(middle + 50, top + 10, 66, 9), '#f6dca8', { opacity: 0.6, blur: 4 });
    const lemon = `M${middle - 92} ${top + 6}C${middle - 92} ${top - 12} ${middle - 10} ${top - 12} ${middle - 10} ${top + 6}C${middle - 14} ${top + 22} ${middle - 88} ${top + 22} ${middle - 92} ${top + 6}Z`;
    front.path(lemon, '#f2cf4e');
    front.path(ovalAt(middle - 51, top + 5, 34, 9.4), '#fbeb9c');
    const branch = branchShapes(41, 150, 26);
    front.shadowOf(branch, 'translate(120 842) scale(1.9 1.2) rotate(-6)', '#33241f', 0.34, 6);
    front.shapes(branch, 'translate(110 828) scale(1.9 1.2) rotate(-6)');
    return { behind: '', faces: [{ face, surface }], front: front.toString() };
  },
};
