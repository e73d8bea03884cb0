import { blend } from '../illustrations/tools/light.ts';
import { envelopeTone } from './envelope.ts';
import { castFlat, drawEnvelope, drawRibbon, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes, posyShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'flat-lay';

/** A card on its envelope, seen from above, with a ribbon and flowers. */
export const flatLay: Scene = {
  id,
  label: {
    de: 'Karte auf dem Umschlag, mit Band und Blumen',
    en: 'Card on its envelope, with ribbon and flowers',
  },
  kinds: ['card'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#efe6da', '#d8c8b6');
    return picture.toString();
  },
  stage({ design, sizeOf, isCut }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 120, height: 170 };
    const fit = Math.min(
      700 / size.height,
      760 / size.width,
      (118000 ** 0.5 * 1.95) / Math.sqrt(size.width * size.height),
    );
    const upright = size.height > size.width * 1.1;
    const card = layFlat(size, [upright ? 520 : 545, upright ? 448 : 420], fit, -4);
    const envelope = layFlat(
      { width: Math.max(size.width, size.height) * 1.06, height: Math.min(size.width, size.height) * 1.08 },
      upright ? [720, 520] : [690, 560],
      fit * (upright ? 0.98 : 0.92),
      upright ? 12 : 9,
    );
    const behind = new Picture(`${id}-behind`);
    const { accent, main, second, third } = design.palette;
    drawEnvelope(behind, envelope, envelopeTone(design.palette), blend(accent, main, 0.2));
    castFlat(behind, card.quad, 1, isCut(face));
    const front = new Picture(`${id}-front`);
    lightFlat(front, card.quad, isCut(face));
    drawRibbon(
      front,
      'M-30 812C70 742 120 800 190 822S330 872 392 818S470 760 540 850',
      15,
      blend(second, accent, 0.3),
    );
    const flowers = posyShapes(6, [
      blend(main, '#f2d6c8', 0.3),
      blend(second, '#f6e6d4', 0.4),
      blend(third, main, 0.4),
    ]);
    front.shadowOf(flowers, 'translate(1062 158) scale(2.5)', '#3b2a26', 0.3, 9);
    front.shapes(flowers, 'translate(1050 140) scale(2.5)');
    const branch = branchShapes(9, 120, 22);
    front.shadowOf(branch, 'translate(62 720) rotate(-58) scale(1.9)', '#3b2a26', 0.28, 6);
    front.shapes(branch, 'translate(52 708) rotate(-58) scale(1.9)');
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad: card.quad } }],
      front: front.toString(),
    };
  },
};
