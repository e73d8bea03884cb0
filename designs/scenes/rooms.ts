import { along, blend, down } from '../illustrations/tools/light.ts';
import type { Picture } from './picture.ts';
import { leafShade, vaseShapes } from './props.ts';
import { pictureSize } from './scene.ts';

const { width, height } = pictureSize;
const whole = { x: 0, y: 0, width, height };

/** A table top seen from above, lit from the upper left, with the shade of leaves in its far corner. */
export function tableFromAbove(picture: Picture, light: string, tone: string): void {
  picture.rect(
    0,
    0,
    width,
    height,
    along([0, 0], [width, height], blend(light, '#ffffff', 0.4), light, tone),
  );
  picture.grain(whole, [90, 14], blend(tone, '#3a2a24', 0.4), 0.07);
  picture.grain(whole, [3, 3], blend(tone, '#3a2a24', 0.5), 0.06);
  leafShade(picture, 5, `translate(${width + 20} -30) rotate(118) scale(1.7)`, 0.13, 9);
  picture.path(`M-60 520L520 -60L700 -60L-60 700Z`, '#ffffff', { opacity: 0.13, blur: 26 });
  picture.path(`M-60 760L760 -60L840 -60L-60 840Z`, '#ffffff', { opacity: 0.1, blur: 20 });
}

/** A table before a wall: `edge` is where they meet; a vase stands on the right, far enough back for a card. */
export function tableBeforeWall(
  picture: Picture,
  edge: number,
  light: string,
  tone: string,
  vase?: string,
): void {
  picture.rect(
    0,
    0,
    width,
    edge + 40,
    along(
      [0, 0],
      [width, edge],
      blend(light, '#ffffff', 0.35),
      blend(light, tone, 0.25),
      blend(light, tone, 0.75),
    ),
  );
  picture.grain({ ...whole, height: edge + 40 }, [4, 4], blend(tone, '#3a2a24', 0.4), 0.05);
  for (const [x, y] of [
    [640, 60],
    [800, 84],
    [668, 234],
    [828, 258],
  ] as const) {
    picture.path(`M${x} ${y}L${x + 138} ${y + 20}L${x + 162} ${y + 176}L${x + 24} ${y + 154}Z`, '#fffaf0', {
      opacity: 0.5,
      blur: 9,
    });
  }
  leafShade(picture, 8, 'translate(1180 -40) rotate(112) scale(1.25)', 0.16, 8);
  picture.rect(
    0,
    edge,
    width,
    height - edge,
    down(edge, height, blend(tone, '#ffffff', 0.12), blend(light, '#ffffff', 0.12)),
  );
  picture.rect(-20, edge - 8, width + 40, 22, blend(tone, '#3a2a24', 0.35), { opacity: 0.22, blur: 8 });
  picture.grain({ x: 0, y: edge, width, height: height - edge }, [120, 9], blend(tone, '#3a2a24', 0.5), 0.09);
  picture.path(
    `M0 ${edge + 120}L${width * 0.55} ${edge + 30}L${width} ${edge + 60}L${width} ${edge + 170}L0 ${edge + 330}Z`,
    '#fffaf0',
    { opacity: 0.22, blur: 30 },
  );
  if (vase) {
    const [x, y] = [965, edge + 62];
    picture.path(
      `M${x - 40} ${y - 6}L${x + 40} ${y - 14}L${x + 300} ${y - 66}L${x + 330} ${y - 40}L${x + 40} ${y + 8}Z`,
      '#3b2a26',
      { opacity: 0.2, blur: 14 },
    );
    picture.path(`M${x - 40} ${y + 6}L${x} ${y - 12}L${x + 90} ${y - 18}L${x + 60} ${y + 6}Z`, '#3b2a26', {
      opacity: 0.4,
      blur: 6,
    });
    picture.shapes(vaseShapes(11, vase), `translate(${x} ${y}) scale(2.35)`);
  }
}

/** A living room seen from the front: wall, skirting board, floor. */
export function livingRoom(picture: Picture, wall: string, floor: string, foot: number): void {
  picture.rect(
    0,
    0,
    width,
    foot,
    along([0, 0], [width, foot], blend(wall, '#ffffff', 0.4), wall, blend(wall, '#4a3a38', 0.16)),
  );
  picture.grain({ ...whole, height: foot }, [5, 5], blend(wall, '#3a2a24', 0.5), 0.05);
  picture.path('M-40 60L330 -40L560 -40L700 520L-40 700Z', '#fffaf0', { opacity: 0.16, blur: 34 });
  leafShade(picture, 9, 'translate(1210 -60) rotate(116) scale(1.5)', 0.1, 12);
  picture.rect(
    0,
    foot - 26,
    width,
    26,
    down(foot - 26, foot, blend(wall, '#ffffff', 0.7), blend(wall, '#ffffff', 0.35)),
  );
  picture.rect(0, foot - 27.5, width, 1.5, blend(wall, '#3a2a24', 0.4), { opacity: 0.5 });
  picture.rect(
    0,
    foot,
    width,
    height - foot,
    down(foot, height, blend(floor, '#2a1c18', 0.12), floor, blend(floor, '#ffffff', 0.16)),
  );
  picture.grain({ x: 0, y: foot, width, height: height - foot }, [260, 7], '#2a1c18', 0.16);
  for (let board = 1; board < 5; board++) {
    const y = foot + ((height - foot) * board ** 1.5) / 11.2;
    picture.rect(0, y, width, 1.2, '#2a1c18', { opacity: 0.2 });
  }
  picture.rect(-20, foot - 4, width + 40, 14, '#2a1c18', { opacity: 0.3, blur: 7 });
}
