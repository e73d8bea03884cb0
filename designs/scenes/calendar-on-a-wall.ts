import { housePlant, sideboard } from './furniture.ts';
import { Picture } from './picture.ts';
import { livingRoom } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { drawSpiral } from './spiral.ts';
import { castOnWall, hung, roomLight } from './wall.ts';

const id = 'calendar-on-a-wall';

export const calendarOnAWall: Scene = {
  id,
  label: { de: 'Wandkalender mit Spirale', en: 'Wall calendar with a spiral' },
  kinds: ['calendar'],
  types: ['wandkalender', 'terminkalender'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#e9e1d4', '#b38b66', 850);
    sideboard(picture, 470, 886);
    housePlant(picture, 1060, 888, 1.75);
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { page: 0 };
    const size = sizeOf(face) ?? { width: 300, height: 420 };
    const quad = hung(size, [520, 330], { width: 600, height: 520 });
    const [a, b, c, d] = quad;
    const behind = new Picture(`${id}-behind`);
    castOnWall(behind, quad, 7);
    for (const step of [3, 2, 1])
      behind.poly(
        [
          [a[0] + step, a[1] + step * 1.5],
          [b[0] + step, b[1] + step * 1.5],
          [c[0] + step * 1.4, c[1] + step * 1.8],
          [d[0] + step, d[1] + step * 1.8],
        ],
        step % 2 ? '#d8d0c6' : '#efe9e0',
      );
    const front = new Picture(`${id}-front`);
    roomLight(front, quad);
    front.poly(
      [
        [a[0], a[1]],
        [b[0], b[1]],
        [b[0], b[1] + 30],
        [a[0], a[1] + 30],
      ],
      {
        kind: 'linear',
        from: [0, a[1]],
        to: [0, a[1] + 30],
        stops: [
          { at: 0, colour: '#2f2326', opacity: 0.16 },
          { at: 1, colour: '#2f2326', opacity: 0 },
        ],
      },
    );
    drawSpiral(front, a, b, true);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
