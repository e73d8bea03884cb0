import { along, blend } from '../illustrations/tools/light.ts';
import { cameraAt, type Space } from './camera.ts';
import { lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { tableBeforeWall } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { castUpright, uprightQuad } from './standing.ts';

const id = 'desk-calendar';
const camera = cameraAt([-60, 230, 800], [30, 74, 0], 3.9, [600, 486]);

/** A calendar whose leaves stand in a block of wood. */
export const deskCalendar: Scene = {
  id,
  label: { de: 'Tischkalender im Holzblock', en: 'Desk calendar in a block of wood' },
  kinds: ['calendar'],
  types: ['tischkalender'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 430, '#dfe5e2', '#b99a7c', '#e3d3c0');
    const [x, y] = camera.project([-112, 0, 60]);
    picture.path(
      `M${x - 50} ${y + 6}C${x} ${y + 24} ${x + 90} ${y + 16} ${x + 130} ${y - 10}L${x + 60} ${y - 20}Z`,
      '#33241f',
      { opacity: 0.35, blur: 8 },
    );
    picture.path(
      `M${x + 50} ${y - 92}C${x + 100} ${y - 100} ${x + 100} ${y - 34} ${x + 44} ${y - 28}L${x + 46} ${y - 44}C${x + 76} ${y - 48} ${x + 76} ${y - 82} ${x + 52} ${y - 78}Z`,
      '#b6c3c0',
    );
    picture.path(
      `M${x - 58} ${y - 112}L${x - 52} ${y - 4}C${x - 50} ${y + 12} ${x + 50} ${y + 12} ${x + 52} ${y - 4}L${x + 58} ${y - 112}Z`,
      along([x - 58, 0], [x + 58, 0], '#f6f8f4', '#d3dcd8', '#93a5a3'),
    );
    picture.path(
      `M${x - 58} ${y - 112}A58 15 0 0 1 ${x + 58} ${y - 112}A58 15 0 0 1 ${x - 58} ${y - 112}Z`,
      '#eef2ee',
    );
    picture.path(
      `M${x - 51} ${y - 110}A51 12 0 0 1 ${x + 51} ${y - 110}A51 11 0 0 1 ${x - 51} ${y - 110}Z`,
      '#5b3a2c',
    );
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { page: 0 };
    const size = sizeOf(face) ?? { width: 148, height: 210 };
    const fit = Math.min(168 / size.height, 190 / size.width);
    const [width, height] = [size.width * fit, size.height * fit];
    const [left, right]: [Space, Space] = [
      [-width / 2 + 20, 6, 20],
      [width / 2 + 20, 6, 8],
    ];
    const behind = new Picture(`${id}-behind`);
    castUpright(behind, camera, left, right, height);
    for (const step of [4, 3, 2, 1]) {
      const leaf = uprightQuad(
        camera,
        [left[0], 6, left[2] - step * 1.3],
        [right[0] + step * 0.4, 6, right[2] - step * 1.3],
        height,
        16,
      );
      behind.poly([...leaf], step % 2 ? '#e6dfd6' : '#f6f1ea');
    }
    const quad = uprightQuad(camera, left, right, height, 14);
    const front = new Picture(`${id}-front`);
    lightFlat(front, quad);
    const half = Math.max(44, width * 0.3);
    const at = (x: number, y: number, z: number) => camera.project([20 + x, y, z]);
    front.poly([at(-half, 0, 44), at(half, 0, 38), at(half + 16, 0, 30), at(-half + 6, 0, 56)], '#33241f', {
      opacity: 0.45,
      blur: 8,
    });
    const [a, b] = [at(-half, 11, 40), at(half, 11, 32)];
    front.poly([at(-half, 11, 22), at(half, 11, 14), b, a], '#eecfa4');
    front.poly(
      [a, b, at(half, 0, 32), at(-half, 0, 40)],
      along([a[0], a[1]], [b[0], at(half, 0, 32)[1]], '#dcb486', '#c2956a', '#a67a52'),
    );
    front.grain(
      { x: a[0], y: Math.min(a[1], b[1]), width: b[0] - a[0], height: 42 },
      [170, 7],
      blend('#4a2c18', '#000000', 0.1),
      0.28,
    );
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
