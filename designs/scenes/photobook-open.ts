import { along, blend } from '../illustrations/tools/light.ts';
import { castFlat, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { type Placement, pictureSize, type Scene } from './scene.ts';
import type { Corner, Quad } from './surface.ts';

const id = 'photobook-open';

/** An open book: a spread as one page, or two pages side by side. */
export const photobookOpen: Scene = {
  id,
  label: { de: 'Aufgeschlagenes Fotobuch', en: 'Open photo book' },
  kinds: ['photobook', 'card'],
  types: ['digitalfotobuch', 'echtfotobuch', 'fotoheft', 'fotobuch', 'booklet'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#e6ddd2', '#bfae9f');
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const last = design.pages.length - 1;
    const spread = { page: Math.min(1, last) };
    const size = sizeOf(spread) ?? { width: 420, height: 210 };
    const folded = design.pages[spread.page]?.folds.some((fold) => 'x' in fold) ?? false;
    const single = !folded && size.width < size.height * 1.75;
    const whole = single ? { width: size.width * 2, height: size.height } : size;
    const scale = Math.min(1010 / whole.width, 640 / whole.height);
    const laid = layFlat(whole, [592, 448], scale, -3.5);
    const [a, b, c, d] = laid.quad;
    const behind = new Picture(`${id}-behind`);
    const cover = layFlat(
      { width: whole.width + 22 / scale, height: whole.height + 20 / scale },
      [592, 448],
      scale,
      -3.5,
    );
    castFlat(behind, cover.quad, 1.5);
    const { main, leaf } = design.palette;
    behind.poly([...cover.quad], blend(blend(leaf, main, 0.3), '#4a3a38', 0.3));
    for (const step of [5, 4, 3, 2, 1])
      behind.poly(
        [
          [a[0] - step, a[1] + step * 0.6],
          [b[0] + step, b[1] + step * 0.6],
          [c[0] + step, c[1] + step * 0.9],
          [d[0] - step, d[1] + step * 0.9],
        ],
        step % 2 ? '#d9d0c5' : '#f6f1ea',
      );
    const [top, foot] = [half(a, b), half(d, c)];
    const sides: [Quad, Quad] = [
      [a, top, foot, d],
      [top, b, c, foot],
    ];
    const faces: Placement[] = single
      ? sides.map((quad, index) => ({
          face: { page: Math.min(last, index + 1) },
          surface: { kind: 'quad', quad },
        }))
      : [{ face: spread, surface: { kind: 'quad', quad: laid.quad } }];
    const front = new Picture(`${id}-front`);
    lightFlat(front, laid.quad);
    bend(front, sides[0], 1);
    bend(front, sides[1], -1);
    const branch = branchShapes(27, 130, 24);
    for (const place of [
      'translate(60 858) rotate(-22) scale(1.7)',
      'translate(1150 70) rotate(150) scale(1.4)',
    ]) {
      front.shadowOf(branch, `translate(8 11) ${place}`, '#3b2a26', 0.28, 6);
      front.shapes(branch, place);
    }
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};

/** The light on a page that bends down into the gutter: `side` 1 on the left, -1 on the right. */
function bend(picture: Picture, [a, b, c, d]: Quad, side: 1 | -1): void {
  const [from, to] = side === 1 ? [a, b] : [b, a];
  const light = along([from[0], from[1]], [to[0], to[1]], '#ffffff', '#ffffff');
  if (typeof light === 'string') return;
  const dark = side === 1 ? 0.34 : 0.42;
  picture.poly([a, b, c, d], {
    ...light,
    stops: [
      { at: 0, colour: '#3b2a26', opacity: 0.05 },
      { at: 0.35, colour: '#ffffff', opacity: 0 },
      { at: 0.72, colour: '#ffffff', opacity: side === 1 ? 0.2 : 0.1 },
      { at: 0.9, colour: '#3b2a26', opacity: dark * 0.3 },
      { at: 1, colour: '#3b2a26', opacity: dark },
    ],
  });
}

function half(from: Corner, to: Corner): Corner {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
