import { along, blend } from '../illustrations/tools/light.ts';
import { cameraAt, type Space } from './camera.ts';
import { drawLyingEnvelope, envelopeTone } from './envelope.ts';
import { lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableBeforeWall } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { castUpright, lyingQuad, uprightQuad } from './standing.ts';

const id = 'card-standing';
const camera = cameraAt([40, 250, 800], [44, 66, 0], 3.95, [600, 480]);

/** A folded card that stands slightly open, its envelope before it. */
export const cardStanding: Scene = {
  id,
  label: { de: 'Klappkarte aufgestellt, mit Umschlag', en: 'Folded card standing, with its envelope' },
  kinds: ['card'],
  folds: ['book', 'trifold', 'zigzag'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 430, '#f0e7db', '#d9cab8', '#c9a794');
    return picture.toString();
  },
  stage({ design, sizeOf, isCut }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 120, height: 170 };
    const fit = Math.min(172 / size.height, 166 / size.width);
    const [width, height] = [size.width * fit, size.height * fit];
    const hinge: Space = [-width / 2 - 4 - Math.min(26, (176 - width) * 0.5), 0, -26];
    const front: Space = [hinge[0] + width * Math.cos(0.19), 0, hinge[2] + width * Math.sin(0.19)];
    const back: Space = [hinge[0] + width * Math.cos(-0.36), 0, hinge[2] + width * Math.sin(-0.36)];
    const [long, short] = [Math.max(width, height) * 1.05, Math.min(width, height) * 1.05];
    const behind = new Picture(`${id}-behind`);
    castUpright(behind, camera, hinge, back, height);
    castUpright(behind, camera, hinge, front, height);
    const inside = uprightQuad(camera, hinge, back, height);
    const paper = design.palette.paper;
    behind.poly(
      [...inside],
      along(
        [inside[0][0], 0],
        [inside[1][0], 0],
        blend(paper, '#3a2c28', 0.34),
        blend(paper, '#3a2c28', 0.12),
      ),
    );
    const quad = uprightQuad(camera, hinge, front, height);
    if (!isCut(face))
      behind.poly(
        quad.map(([x, y]) => [x + 2.4, y + 0.8] as const),
        blend(paper, '#3a2c28', 0.2),
      );
    const tone = envelopeTone(design.palette);
    const front2 = new Picture(`${id}-front`);
    lightFlat(front2, quad, isCut(face));
    const [topLeft, , , footLeft] = quad;
    const hingeLight = along([topLeft[0], 0], [topLeft[0] + 26, 0], '#3a2c28', '#3a2c28');
    if (typeof hingeLight !== 'string') {
      front2.poly(
        [topLeft, [topLeft[0] + 26, topLeft[1] + 1], [footLeft[0] + 26, footLeft[1] + 1], footLeft],
        {
          ...hingeLight,
          stops: [
            { at: 0, colour: '#3a2c28', opacity: 0.2 },
            { at: 1, colour: '#3a2c28', opacity: 0 },
          ],
        },
      );
    }
    drawLyingEnvelope(
      front2,
      lyingQuad(camera, { width: long, height: short }, [width / 2 + 46, 0, 58], -11),
      tone,
    );
    const branch = branchShapes(4, 70, 15);
    const [x, y] = camera.project([-width / 2 - 24, 0, 86]);
    front2.shadowOf(branch, `translate(${x + 10} ${y + 10}) scale(2.6 1.15) rotate(6)`, '#33241f', 0.3, 6);
    front2.shapes(branch, `translate(${x} ${y}) scale(2.6 1.3) rotate(6)`);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front2.toString(),
    };
  },
};
