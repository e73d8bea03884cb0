import { floorLamp, sofa } from './furniture.ts';
import { Picture } from './picture.ts';
import { livingRoom } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { castOnWall, hung, roomLight } from './wall.ts';

const id = 'poster-in-a-room';

export const posterInARoom: Scene = {
  id,
  label: { de: 'Poster an der Wand', en: 'Poster on a wall' },
  kinds: ['collage', 'photoprint', 'photoframe'],
  types: ['poster', 'raw', 'hahnemuehle'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#dcd8cc', '#b88f68', 770);
    floorLamp(picture, 1075, 806);
    sofa(picture, 560, 826, 760, '#6f8a86');
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { page: 0 };
    const size = sizeOf(face) ?? { width: 500, height: 700 };
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const quad = hung(size, [560, 318], { width: 620, height: 490 });
    castOnWall(behind, quad, 3);
    for (const corner of [quad[0], quad[1]]) {
      const side = corner === quad[0] ? 1 : -1;
      const [x, y] = [corner[0] + side * 20, corner[1] + 4];
      front.rect(x - 9, y - 16, 18, 24, '#c9a46a');
      front.rect(x - 9, y - 16, 18, 4, '#f0d9a6');
      front.rect(x - 8, y + 8, 18, 4, '#2f2326', { opacity: 0.3, blur: 2 });
    }
    roomLight(front, quad);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
