import { blend } from '../illustrations/tools/light.ts';
import { envelopeTone } from './envelope.ts';
import { castFlat, drawEnvelope, drawRibbon, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes, posyShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'envelope-on-a-table';

/** A printed envelope, over the back of another one. */
export const envelopeOnATable: Scene = {
  id,
  label: { de: 'Bedruckter Umschlag von vorn und hinten', en: 'Printed envelope, front and back' },
  kinds: ['card'],
  types: ['briefumschlag-b6', 'briefumschlag-c6', 'briefumschlag-din-lang', 'briefumschlag-quadratisch'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#e9e3da', '#c8bbae');
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 162, height: 114 };
    const scale = Math.min(760 / size.width, 520 / size.height);
    const { main, second, third, accent, paper } = design.palette;
    const behind = new Picture(`${id}-behind`);
    const back = blend(envelopeTone(design.palette), paper, 0.55);
    drawEnvelope(behind, layFlat(size, [720, 330], scale * 0.92, 9), back, blend(accent, main, 0.2));
    const laid = layFlat(size, [500, 540], scale, -5);
    castFlat(behind, laid.quad, 1.1);
    const front = new Picture(`${id}-front`);
    lightFlat(front, laid.quad);
    const flowers = posyShapes(33, [
      blend(main, '#f2d6c8', 0.3),
      blend(second, '#f6e6d4', 0.4),
      blend(third, main, 0.5),
    ]);
    front.shadowOf(flowers, 'translate(1090 780) scale(2.2)', '#3b2a26', 0.3, 9);
    front.shapes(flowers, 'translate(1078 764) scale(2.2)');
    drawRibbon(front, 'M-30 150C60 190 110 90 190 120S300 40 340 -20', 14, blend(second, accent, 0.3));
    const branch = branchShapes(35, 120, 22);
    front.shadowOf(branch, 'translate(128 300) rotate(-70) scale(1.3)', '#3b2a26', 0.26, 6);
    front.shapes(branch, 'translate(120 290) rotate(-70) scale(1.3)');
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad: laid.quad } }],
      front: front.toString(),
    };
  },
};
