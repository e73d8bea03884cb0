import { along, blend } from '../illustrations/tools/light.ts';
import { castFlat, drawRibbon, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';

const id = 'gift-tag';

/** A tag tied to a wrapped present. */
export const giftTag: Scene = {
  id,
  label: { de: 'Anhänger an einem Geschenk', en: 'Tag on a present' },
  kinds: ['card'],
  types: [
    'geschenkanhaenger-herz',
    'geschenkanhaenger-rechteckig',
    'geschenkanhaenger-rund',
    'wunderkerzenetikett',
    'ballonkarte',
    'kartenfaecher',
  ],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#ece4d8', '#cbb9a6');
    const box = layFlat({ width: 760, height: 640 }, [520, 440], 1, -7);
    castFlat(picture, box.quad, 2.2);
    const [a, , c] = box.quad;
    picture.poly([...box.quad], along([a[0], a[1]], [c[0], c[1]], '#dcb98e', '#c99f70', '#ad8257'));
    return picture.toString();
  },
  stage({ design, sizeOf, isCut }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 60, height: 90 };
    const { accent, second, main } = design.palette;
    const tone = blend(blend(main, second, 0.4), '#f4e8dc', 0.25);
    const behind = new Picture(`${id}-behind`);
    drawRibbon(behind, 'M143 486L897 394', 34, tone);
    drawRibbon(behind, 'M402 132L480 767', 34, tone);
    const branch = branchShapes(22, 150, 26);
    behind.shadowOf(branch, 'translate(420 470) rotate(-40) scale(1.5)', '#3b2a26', 0.3, 6);
    behind.shapes(branch, 'translate(410 458) rotate(-40) scale(1.5)');
    behind.shapes(branch, 'translate(440 468) rotate(-128) scale(1.2)');
    const scale = Math.min(430 / size.height, 430 / size.width);
    const laid = layFlat(size, [770, 560], scale, 12);
    const front = new Picture(`${id}-front`);
    lightFlat(front, laid.quad, isCut(face));
    const [left, right] = laid.quad;
    const [down, across] = [
      (laid.quad[3][0] - left[0]) / size.height,
      (laid.quad[3][1] - left[1]) / size.height,
    ];
    const hole = [(left[0] + right[0]) / 2 + down * 6, (left[1] + right[1]) / 2 + across * 6] as const;
    const ring = (radius: number) =>
      `M${hole[0] - radius} ${hole[1]}A${radius} ${radius} 0 1 1 ${hole[0] + radius} ${hole[1]}A${radius} ${radius} 0 1 1 ${hole[0] - radius} ${hole[1]}Z`;
    front.path(ring(9), blend(accent, '#ffffff', 0.3));
    front.path(ring(6), '#a9835c');
    const cord = `M${hole[0]} ${hole[1]}C${hole[0] - 40} ${hole[1] - 70} 560 470 446 446`;
    front.path(cord, 'none', { stroke: '#3b2a26', strokeWidth: 4, opacity: 0.3, blur: 3 });
    front.path(cord, 'none', { stroke: '#f6ead6', strokeWidth: 4 });
    front.path(cord, 'none', { stroke: blend(accent, '#ffffff', 0.4), strokeWidth: 1.6 });
    const bow = (side: number) =>
      `M440 446C${440 + side * 40} ${380 - side * 8} ${440 + side * 150} ${372 - side * 22} ${440 + side * 150} ${430 - side * 20}C${440 + side * 146} ${482 - side * 14} ${440 + side * 50} ${480 - side * 4} 440 446Z`;
    for (const side of [-1, 1]) {
      front.path(bow(side), '#3b2a26', { opacity: 0.22, blur: 7 });
      front.path(
        bow(side),
        along(
          [440, 380],
          [440 + side * 120, 480],
          blend(tone, '#ffffff', 0.3),
          tone,
          blend(tone, '#3b2a26', 0.2),
        ),
      );
      front.path(
        `M440 446C${440 + side * 50} ${420 - side * 6} ${440 + side * 100} ${416 - side * 14} ${440 + side * 128} ${430 - side * 18}`,
        'none',
        { stroke: blend(tone, '#3b2a26', 0.22), strokeWidth: 4, opacity: 0.5 },
      );
    }
    front.path(
      'M418 432C426 424 456 424 462 434C468 446 464 464 456 468C444 472 428 470 420 462C412 452 412 440 418 432Z',
      along([416, 424], [464, 470], blend(tone, '#ffffff', 0.36), blend(tone, '#3b2a26', 0.12)),
    );
    return {
      behind: behind.toString(),
      faces: [{ face, lift: 12, surface: { kind: 'quad', quad: laid.quad } }],
      front: front.toString(),
    };
  },
};
