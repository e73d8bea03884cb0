import { along, blend } from '../illustrations/tools/light.ts';
import { cameraAt, type Space } from './camera.ts';
import { drawLyingEnvelope, envelopeTone } from './envelope.ts';
import { lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { posyShapes } from './props.ts';
import { tableBeforeWall } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { castUpright, lyingQuad, uprightQuad } from './standing.ts';

const id = 'card-leaning';
const camera = cameraAt([-30, 230, 820], [30, 70, 0], 3.9, [600, 482]);

/** A flat card in a wooden stand, its envelope and flowers beside it. */
export const cardLeaning: Scene = {
  id,
  label: {
    de: 'Karte im Holzständer, mit Umschlag und Blumen',
    en: 'Card in a wooden stand, with envelope and flowers',
  },
  kinds: ['card'],
  folds: ['single', 'flat'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 420, '#e9ebe4', '#cfd0c4', '#e6dfd2');
    return picture.toString();
  },
  stage({ design, sizeOf, isCut }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 120, height: 170 };
    const fit = Math.min(158 / size.height, 190 / size.width);
    const [width, height] = [size.width * fit, size.height * fit];
    const [left, right]: [Space, Space] = [
      [-width / 2 - 22, 8, 10],
      [width / 2 - 22, 8, 2],
    ];
    const { paper, main, second, third } = design.palette;
    const behind = new Picture(`${id}-behind`);
    const [long, short] = [Math.max(width, height) * 1.02, Math.min(width, height) * 1.02];
    drawLyingEnvelope(
      behind,
      lyingQuad(
        camera,
        { width: Math.min(long, 190), height: Math.min(short, 130) },
        [width / 2 + 50, 0, 26],
        14,
      ),
      envelopeTone(design.palette),
    );
    castUpright(behind, camera, left, right, height);
    const quad = uprightQuad(camera, left, right, height, 20);
    if (!isCut(face))
      behind.poly(
        quad.map(([x, y]) => [x + 2.2, y + 0.6] as const),
        blend(paper, '#3a2c28', 0.24),
      );
    const front = new Picture(`${id}-front`);
    lightFlat(front, quad, isCut(face));
    const block = { left: Math.max(-width / 2, -46) - 22, right: Math.min(width / 2, 46) - 22 };
    const at = (x: number, y: number, z: number) => camera.project([x, y, z]);
    front.poly(
      [at(block.left, 0, 18), at(block.right, 0, 14), at(block.right + 10, 0, 26), at(block.left + 8, 0, 30)],
      '#33241f',
      { opacity: 0.4, blur: 7 },
    );
    const [a, d] = [at(block.left, 12, 18), at(block.left, 0, 18)];
    front.poly(
      [a, at(block.right, 12, 14), at(block.right, 0, 14), d],
      along([a[0], a[1]], [a[0], d[1]], '#d9b184', '#b3865a'),
    );
    front.poly(
      [at(block.left, 12, 10), at(block.right, 12, 6), at(block.right, 12, 14), at(block.left, 12, 18)],
      '#efd0a6',
    );
    front.grain(
      { x: a[0], y: a[1], width: at(block.right, 12, 14)[0] - a[0], height: d[1] - a[1] },
      [160, 6],
      '#4a2c18',
      0.25,
    );
    const flowers = posyShapes(12, [
      blend(main, '#f2d6c8', 0.25),
      blend(second, '#f6e6d4', 0.4),
      blend(third, main, 0.5),
    ]);
    const [x, y] = at(-width / 2 - 44, 0, 84);
    front.shadowOf(flowers, `translate(${x + 16} ${y + 12}) scale(2.1 1)`, '#33241f', 0.34, 8);
    front.shapes(flowers, `translate(${x} ${y - 12}) scale(2.1 1.35)`);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
