import { housePlant, sofa } from './furniture.ts';
import { Picture } from './picture.ts';
import { livingRoom } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { drawFrame, glaze, hung } from './wall.ts';

const id = 'framed-collage';

export const framedCollage: Scene = {
  id,
  label: { de: 'Gerahmte Collage im Wohnzimmer', en: 'Framed collage in a living room' },
  kinds: ['collage', 'photoframe'],
  types: ['framed-poster', 'mixed'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#cfd6d2', '#a9805c', 770);
    sofa(picture, 470, 826, 720, '#c2a98e');
    housePlant(picture, 1050, 822, 1.7);
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { page: 0 };
    const size = sizeOf(face) ?? { width: 600, height: 400 };
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const quad = hung(size, [520, 312], { width: 560, height: 400 });
    drawFrame(behind, quad, 15, 30, '#a97c53');
    glaze(front, quad);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
