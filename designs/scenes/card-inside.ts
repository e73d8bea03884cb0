import { along } from '../illustrations/tools/light.ts';
import { castFlat, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { type Face, type Placement, pictureSize, type Scene } from './scene.ts';
import type { Corner } from './surface.ts';

const id = 'card-inside';

/** The front and what comes next: the open inside of a folded card, the back of a flat one. */
export const cardInside: Scene = {
  id,
  label: { de: 'Vorderseite und Innenseiten nebeneinander', en: 'Front and inside, side by side' },
  kinds: ['card'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#e3e6df', '#c3c9c0');
    return picture.toString();
  },
  stage({ design, sizeOf, isCut }) {
    const front: Face = { panel: 'front' };
    const next: Face = { page: 1 };
    const [size, open] = [
      sizeOf(front) ?? { width: 120, height: 170 },
      design.pages.length > 1 ? sizeOf(next) : undefined,
    ];
    const behind = new Picture(`${id}-behind`);
    const above = new Picture(`${id}-front`);
    const faces: Placement[] = [];
    const gap = 30;
    const stacked = open !== undefined && size.width > size.height * 1.2;
    const reach = {
      width: open ? (stacked ? Math.max(size.width, open.width) : size.width + gap + open.width) : size.width,
      height: open
        ? stacked
          ? size.height + gap + open.height
          : Math.max(size.height, open.height)
        : size.height,
    };
    const scale = Math.min(1030 / reach.width, 760 / reach.height);
    const start = { x: 600 - (reach.width * scale) / 2, y: 450 - (reach.height * scale) / 2 };
    const first: Corner = stacked
      ? [580, start.y + (size.height / 2) * scale]
      : [start.x + (size.width / 2) * scale, 444];
    if (open) {
      const second: Corner = stacked
        ? [620, start.y + (size.height + gap + open.height / 2) * scale]
        : [start.x + (size.width + gap + open.width / 2) * scale, 460];
      const laid = layFlat(open, second, scale, 2);
      castFlat(behind, laid.quad, 0.8, isCut(next));
      faces.push({ face: next, surface: { kind: 'quad', quad: laid.quad } });
      lightFlat(above, laid.quad, isCut(next));
      for (const { x } of (design.pages[1]?.folds ?? []).flatMap((fold) => ('x' in fold ? [fold] : []))) {
        const [a, b, c, d] = laid.quad;
        const share = x / open.width;
        const [top, foot] = [
          [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
          [d[0] + (c[0] - d[0]) * share, d[1] + (c[1] - d[1]) * share],
        ] as const;
        const shade = along([top[0] - 24, top[1]], [top[0] + 24, top[1]], '#3b2a26', '#ffffff');
        if (typeof shade === 'string') continue;
        const stops = [
          { at: 0, colour: '#3b2a26', opacity: 0 },
          { at: 0.49, colour: '#3b2a26', opacity: 0.18 },
          { at: 0.51, colour: '#ffffff', opacity: 0.3 },
          { at: 1, colour: '#ffffff', opacity: 0 },
        ];
        above.poly(
          [
            [top[0] - 24, top[1]],
            [top[0] + 24, top[1]],
            [foot[0] + 24, foot[1]],
            [foot[0] - 24, foot[1]],
          ],
          { ...shade, stops },
        );
      }
    }
    const laid = layFlat(size, first, scale, -2.5);
    castFlat(behind, laid.quad, 1, isCut(front));
    faces.push({ face: front, surface: { kind: 'quad', quad: laid.quad } });
    lightFlat(above, laid.quad, isCut(front));
    const branch = branchShapes(15, 130, 24);
    for (const place of [
      'translate(930 858) rotate(-14) scale(1.5)',
      'translate(70 96) rotate(-38) scale(1.2)',
    ]) {
      above.shadowOf(branch, `translate(8 10) ${place}`, '#3b2a26', 0.26, 6);
      above.shapes(branch, place);
    }
    return { behind: behind.toString(), faces, front: above.toString() };
  },
};
