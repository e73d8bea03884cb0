import { blend } from '../illustrations/tools/light.ts';
import { cameraAt, type Space } from './camera.ts';
import { lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { posyShapes } from './props.ts';
import { tableBeforeWall } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { castUpright, lyingQuad, uprightQuad } from './standing.ts';

const id = 'place-card';
const camera = cameraAt([-40, 240, 620], [12, 34, 0], 5.6, [600, 500]);

/** A card folded along its top, standing on a table: as a place card or as a greeting. */
export const placeCard: Scene = {
  id,
  label: { de: 'Aufgestellte Klappkarte auf einem Tisch', en: 'Folded card standing on a table' },
  kinds: ['card'],
  folds: ['tent'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 330, '#efe9e0', '#d6cabc', '#cdb7a4');
    const plate = (reach: number, lift: number) => {
      const points = Array.from({ length: 64 }, (_, index) => {
        const angle = (index / 32) * Math.PI;
        return camera.project([118 + Math.cos(angle) * reach, lift, 40 + Math.sin(angle) * reach]);
      });
      return points;
    };
    picture.poly(
      plate(94, 0).map(([x, y]) => [x + 16, y + 8] as const),
      '#33241f',
      { opacity: 0.28, blur: 12 },
    );
    for (const [reach, lift, tone] of [
      [94, 2, '#d9d0c8'],
      [93, 4, '#fffdf9'],
      [66, 4, '#e9e2da'],
      [64, 3, '#faf6f0'],
    ] as const)
      picture.poly(plate(reach, lift), tone);
    return picture.toString();
  },
  stage({ design, sizeOf, isCut }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 100, height: 60 };
    const fit = Math.min(112 / size.width, 92 / size.height);
    const [width, height] = [size.width * fit, size.height * fit];
    const [left, right]: [Space, Space] = [
      [-width / 2 - 26, 0, 34],
      [width / 2 - 26, 0, 26],
    ];
    const lean = height * 0.36;
    const behind = new Picture(`${id}-behind`);
    const { paper, main, second, third } = design.palette;
    castUpright(behind, camera, left, right, height * 0.9);
    behind.poly(
      [...lyingQuad(camera, { width: width * 1.02, height: lean * 2 }, [-26, 0, 30 - lean], -3.5)],
      '#33241f',
      { opacity: 0.4, blur: 6 },
    );
    const quad = uprightQuad(camera, left, right, height, lean);
    const side: Space = [right[0], 0, right[2] - 2 * lean];
    behind.poly([quad[1], quad[2], camera.project(side)], blend(paper, '#3a2c28', 0.42));
    if (!isCut(face))
      behind.poly(
        quad.map(([x, y]) => [x + 1.6, y + 1.4] as const),
        blend(paper, '#3a2c28', 0.2),
      );
    const front = new Picture(`${id}-front`);
    lightFlat(front, quad, isCut(face));
    const flowers = posyShapes(17, [
      blend(main, '#f2d6c8', 0.25),
      blend(second, '#f6e6d4', 0.4),
      blend(third, main, 0.5),
    ]);
    const [x, y] = camera.project([-width / 2 - 56, 0, 78]);
    front.shadowOf(flowers, `translate(${x + 14} ${y + 12}) scale(2 0.95)`, '#33241f', 0.34, 8);
    front.shapes(flowers, `translate(${x} ${y - 10}) scale(2 1.35)`);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
