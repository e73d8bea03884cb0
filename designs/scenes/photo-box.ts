import { along, blend } from '../illustrations/tools/light.ts';
import { castFlat, drawRibbon, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { type Placement, pictureSize, type Scene } from './scene.ts';

const id = 'photo-box';
const fan = [
  { x: 640, y: 220, turn: -17, page: 4 },
  { x: 846, y: 250, turn: 9, page: 3 },
  { x: 990, y: 400, turn: 22, page: 2 },
  { x: 720, y: 492, turn: -8, page: 5 },
  { x: 930, y: 640, turn: 7, page: 1 },
] as const;

/** A box, its lid with the design, and the prints fanned out beside it. */
export const photoBox: Scene = {
  id,
  label: { de: 'Fotobox mit Fotoabzügen', en: 'Photo box with prints' },
  kinds: ['photobox', 'card'],
  types: ['small', 'photoprint', 'fotobox'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#ece4da', '#c9b6a4');
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const faces: Placement[] = [];
    const count = design.pages.length;
    const { main, second, leaf } = design.palette;
    const cover = sizeOf({ page: 0 }) ?? { width: 110, height: 160 };
    for (const { x, y, turn, page } of fan) {
      const face = { page: count > 1 ? 1 + ((page - 1) % (count - 1)) : 0 };
      const size = sizeOf(face) ?? cover;
      const scale = Math.min(290 / size.width, 300 / size.height);
      faces.push({ face, lift: 9, surface: { kind: 'quad', quad: layFlat(size, [x, y], scale, turn).quad } });
    }
    const scale = Math.min(560 / cover.height, 430 / cover.width);
    const middle = [330, 460] as const;
    const box = layFlat(
      { width: cover.width + 26 / scale, height: cover.height + 26 / scale },
      middle,
      scale,
      -6,
    );
    castFlat(behind, box.quad, 2.4);
    const tone = blend(blend(leaf, main, 0.25), '#f0e6da', 0.35);
    const [a, b, c, d] = box.quad;
    behind.poly([b, c, [c[0] + 9, c[1] + 15], [b[0] + 9, b[1] + 11]], blend(tone, '#3b2a26', 0.34));
    behind.poly([d, c, [c[0] + 9, c[1] + 15], [d[0] + 5, d[1] + 15]], blend(tone, '#3b2a26', 0.46));
    behind.poly([...box.quad], along([a[0], a[1]], [c[0], c[1]], blend(tone, '#ffffff', 0.25), tone));
    const lid = layFlat(cover, middle, scale, -6);
    faces.push({ face: { page: 0 }, lift: 1.5, surface: { kind: 'quad', quad: lid.quad } });
    lightFlat(front, box.quad);
    drawRibbon(front, 'M250 905C300 830 420 850 470 812S520 740 590 770', 12, blend(second, main, 0.3));
    const branch = branchShapes(29, 130, 24);
    front.shadowOf(branch, 'translate(68 120) rotate(-30) scale(1.5)', '#3b2a26', 0.28, 6);
    front.shapes(branch, 'translate(60 108) rotate(-30) scale(1.5)');
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};
