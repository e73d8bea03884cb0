import { blend } from '../illustrations/tools/light.ts';
import { envelopeTone } from './envelope.ts';
import { castFlat, drawEnvelope, drawRibbon, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { posyShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { type Face, type Placement, pictureSize, type Scene } from './scene.ts';

const id = 'card-set';
/** Middle, room and turn of the invitation and of up to three cards of its theme. */
const places = [
  { x: 420, y: 440, width: 400, height: 560, turn: -5 },
  { x: 800, y: 400, width: 300, height: 600, turn: 4 },
  { x: 890, y: 735, width: 330, height: 170, turn: -7 },
  { x: 1030, y: 330, width: 190, height: 190, turn: 9 },
] as const;

/** An invitation with the other cards of its theme. */
export const cardSet: Scene = {
  id,
  label: { de: 'Einladung mit Menükarte und Tischkarte', en: 'Invitation with menu and place card' },
  kinds: ['card'],
  designs: 3,
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#ece3da', '#cdbcae');
    return picture.toString();
  },
  stage({ design, sizeOf, isCut }) {
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const { main, second, third, accent } = design.palette;
    const tone = envelopeTone(design.palette);
    drawEnvelope(
      behind,
      layFlat({ width: 178, height: 126 }, [290, 690], 2.7, 13),
      tone,
      blend(accent, main, 0.2),
    );
    const faces: Placement[] = [];
    places.forEach(({ x, y, width, height, turn }, index) => {
      const face: Face = { panel: 'front', design: index };
      const size = sizeOf(face);
      if (!size) return;
      const laid = layFlat(size, [x, y], Math.min(width / size.width, height / size.height), turn);
      castFlat(behind, laid.quad, 0.9, isCut(face));
      faces.push({ face, surface: { kind: 'quad', quad: laid.quad } });
      lightFlat(front, laid.quad, isCut(face));
    });
    drawRibbon(front, 'M560 930C590 850 640 800 616 742S540 690 580 640', 12, blend(second, accent, 0.35));
    const flowers = posyShapes(14, [
      blend(main, '#f2d6c8', 0.25),
      blend(second, '#f6e6d4', 0.4),
      blend(third, main, 0.5),
    ]);
    for (const place of ['translate(94 130) scale(2.1)', 'translate(1128 842) scale(1.9) rotate(80)']) {
      front.shadowOf(flowers, `translate(10 14) ${place}`, '#3b2a26', 0.28, 8);
      front.shapes(flowers, place);
    }
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};
