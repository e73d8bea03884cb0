import { along } from '../illustrations/tools/light.ts';
import type { Paint } from '../model/shape.ts';
import { Picture } from './picture.ts';
import { tableBeforeWall } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'bottle-label';
const [middle, foot, radius] = [460, 846, 128];

/** A label on a bottle of wine. */
export const bottleLabel: Scene = {
  id,
  label: { de: 'Etikett auf einer Weinflasche', en: 'Label on a bottle of wine' },
  kinds: ['card'],
  types: ['flaschenetikett', 'banderole'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 560, '#efe3d4', '#c9ad92', '#d9b7a0');
    const fade: Paint = {
      kind: 'linear',
      from: [middle, foot],
      to: [middle + 420, foot - 90],
      stops: [
        { at: 0, colour: '#33241f', opacity: 0.5 },
        { at: 1, colour: '#33241f', opacity: 0 },
      ],
    };
    picture.path(
      `M${middle - radius} ${foot - 14}L${middle + radius} ${foot - 26}L${middle + 440} ${foot - 120}L${middle + 450} ${foot - 70}L${middle + radius} ${foot + 10}Z`,
      fade,
      { blur: 12 },
    );
    picture.path(
      `M${middle - radius - 4} ${foot}C${middle - radius} ${foot + 22} ${middle + radius} ${foot + 26} ${middle + radius + 24} ${foot - 4}Z`,
      '#33241f',
      { opacity: 0.55, blur: 7 },
    );
    const body = `M${middle - 38} 96L${middle - 38} 262C${middle - 38} 330 ${middle - radius} 350 ${middle - radius} 440L${middle - radius} ${foot - 14}C${middle - radius} ${foot + 12} ${middle + radius} ${foot + 12} ${middle + radius} ${foot - 14}L${middle + radius} 440C${middle + radius} 350 ${middle + 38} 330 ${middle + 38} 262L${middle + 38} 96Z`;
    const glass = along(
      [middle - radius, 0],
      [middle + radius, 0],
      '#4f6b4c',
      '#2c4636',
      '#1c3228',
      '#16281f',
      '#2f4a38',
    );
    picture.path(body, glass);
    picture.path(
      `M${middle - 106} 420C${middle - 104} 366 ${middle - 40} 348 ${middle - 26} 280L${middle - 26} 190L${middle - 16} 190L${middle - 16} 286C${middle - 26} 356 ${middle - 84} 372 ${middle - 88} 430L${middle - 88} ${foot - 40}L${middle - 106} ${foot - 30}Z`,
      '#e6f0dc',
      { opacity: 0.3, blur: 3 },
    );
    picture.path(`M${middle + 106} 470L${middle + 112} ${foot - 40}`, 'none', {
      stroke: '#cfe0c4',
      strokeWidth: 5,
      opacity: 0.26,
      blur: 2,
    });
    picture.path(
      `M${middle - 41} 88L${middle + 41} 88L${middle + 42} 196C${middle + 20} 204 ${middle - 20} 204 ${middle - 42} 196Z`,
      along([middle - 42, 0], [middle + 42, 0], '#b98a6a', '#8a4a44', '#5c2830', '#7a3f40'),
    );
    picture.path(
      `M${middle - 44} 82C${middle - 44} 74 ${middle + 44} 74 ${middle + 44} 82L${middle + 44} 98C${middle + 30} 104 ${middle - 30} 104 ${middle - 44} 98Z`,
      along([middle - 44, 0], [middle + 44, 0], '#c99a7a', '#8f4f48', '#5c2830'),
    );
    const [gx, gy] = [735, 838];
    picture.path(
      `M${gx - 62} ${gy}C${gx - 40} ${gy + 16} ${gx + 60} ${gy + 12} ${gx + 110} ${gy - 14}L${gx + 40} ${gy - 16}Z`,
      '#33241f',
      { opacity: 0.35, blur: 7 },
    );
    picture.path(
      `M${gx - 56} ${gy}C${gx - 56} ${gy - 12} ${gx - 8} ${gy - 10} ${gx - 5} ${gy - 26}L${gx - 5} ${gy - 150}L${gx + 5} ${gy - 150}L${gx + 5} ${gy - 26}C${gx + 8} ${gy - 10} ${gx + 56} ${gy - 12} ${gx + 56} ${gy}C${gx + 40} ${gy + 9} ${gx - 40} ${gy + 9} ${gx - 56} ${gy}Z`,
      '#ffffff',
      { opacity: 0.5 },
    );
    picture.path(
      `M${gx - 84} ${gy - 236}C${gx - 80} ${gy - 176} ${gx - 40} ${gy - 146} ${gx} ${gy - 146}C${gx + 40} ${gy - 146} ${gx + 80} ${gy - 176} ${gx + 84} ${gy - 236}C${gx + 40} ${gy - 226} ${gx - 40} ${gy - 226} ${gx - 84} ${gy - 236}Z`,
      along([gx - 84, 0], [gx + 84, 0], '#b0424c', '#8f2838', '#5c1428'),
      { opacity: 0.92 },
    );
    picture.path(
      `M${gx - 74} ${gy - 352}C${gx - 92} ${gy - 250} ${gx - 80} ${gy - 150} ${gx} ${gy - 146}C${gx + 80} ${gy - 150} ${gx + 92} ${gy - 250} ${gx + 74} ${gy - 352}Z`,
      along([gx - 84, 0], [gx + 84, 0], '#ffffff', '#ffffff', '#dfe6ea'),
      { opacity: 0.22 },
    );
    picture.path(
      `M${gx - 66} ${gy - 330}C${gx - 80} ${gy - 250} ${gx - 70} ${gy - 190} ${gx - 40} ${gy - 166}`,
      'none',
      { stroke: '#ffffff', strokeWidth: 7, opacity: 0.5, blur: 1.5 },
    );
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 90, height: 120 };
    const arc = Math.min(2.5, Math.max(1.3, (330 * size.width) / size.height / radius));
    const height = Math.min(350, (radius * arc * size.height) / size.width);
    const top = 640 - height / 2;
    const sag = 9;
    const half = radius * Math.sin(Math.min(Math.PI / 2, arc / 2));
    const front = new Picture(`${id}-front`);
    const band = `M${middle - half} ${top}Q${middle} ${top + sag * 2} ${middle + half} ${top}L${middle + half} ${top + height}Q${middle} ${top + height + sag * 2} ${middle - half} ${top + height}Z`;
    const behind = new Picture(`${id}-behind`);
    behind.path(band, '#0c1812', { opacity: 0.5, blur: 3 });
    front.path(band, {
      kind: 'linear',
      from: [middle - radius, 0],
      to: [middle + radius, 0],
      stops: [
        { at: 0, colour: '#1c1814', opacity: 0.32 },
        { at: 0.2, colour: '#ffffff', opacity: 0.14 },
        { at: 0.45, colour: '#1c1814', opacity: 0 },
        { at: 0.75, colour: '#1c1814', opacity: 0.16 },
        { at: 1, colour: '#1c1814', opacity: 0.5 },
      ],
    });
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'round', x: middle, top, height, radius, arc, sag } }],
      front: front.toString(),
    };
  },
};
