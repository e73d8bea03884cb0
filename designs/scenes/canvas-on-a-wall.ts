import { housePlant, sideboard } from './furniture.ts';
import { Picture } from './picture.ts';
import { livingRoom } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { castOnWall, hung, roomLight } from './wall.ts';

const id = 'canvas-on-a-wall';

export const canvasOnAWall: Scene = {
  id,
  label: { de: 'Leinwand über einem Sideboard', en: 'Canvas above a sideboard' },
  kinds: ['collage', 'photoframe'],
  types: ['leinwand', 'acrylglas', 'aludibond', 'forexplatte', 'gallerybond', 'echtglas'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#e6dccf', '#b38b66', 800);
    sideboard(picture, 560, 838);
    housePlant(picture, 1085, 842, 1.5);
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { page: 0 };
    const size = sizeOf(face) ?? { width: 600, height: 400 };
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const quad = hung(size, [560, 322], { width: 640, height: 450 });
    const [a, b, c, d] = quad;
    const deep = 12;
    castOnWall(behind, quad, 14);
    behind.poly([b, [b[0] + deep, b[1] + deep * 0.5], [c[0] + deep, c[1] + deep * 0.5], c], '#8d8178');
    behind.poly([d, c, [c[0] + deep, c[1] + deep * 0.5], [d[0] + deep * 0.7, d[1] + deep * 0.6]], '#6f645e');
    roomLight(front, quad);
    const { x, y, width, height } = { x: a[0], y: a[1], width: b[0] - a[0], height: d[1] - a[1] };
    front.grain({ x, y, width, height }, [3, 3], '#2f2326', 0.12);
    front.rect(x, y, 2, height, '#ffffff', { opacity: 0.3 });
    front.rect(x, y, width, 2, '#ffffff', { opacity: 0.35 });
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
