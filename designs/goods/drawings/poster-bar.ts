import { down } from '../../illustrations/tools/light.ts';
import { Picture } from '../../scenes/picture.ts';
import type { Quad } from '../../scenes/surface.ts';
import { castOnWall, roomLight } from '../../scenes/wall.ts';
import type { DrawGood } from '../good.ts';

/** Oak bars above and below a poster that hangs on a cord. */
export const drawPosterBar: DrawGood = ({ id }) => {
  const picture = new Picture('bar');
  const front = new Picture('bar-front');
  const width = { '30': 300, '50': 380, '70': 460 }[id.split('-').at(-1) ?? ''] ?? 380;
  const height = Math.min(520, width * 1.3);
  const [x, top] = [560, 140];
  const [left, right, bottom] = [x - width / 2, x + width / 2, top + height];
  const quad: Quad = [
    [left + 6, top],
    [right - 6, top],
    [right - 6, bottom],
    [left + 6, bottom],
  ];
  castOnWall(picture, quad, 4);
  picture.path(`M${left + 40} ${top}L${x} ${top - 86}L${right - 40} ${top}`, 'none', {
    stroke: '#8c7a5f',
    strokeWidth: 3,
  });
  picture.path(
    `M${x - 4} ${top - 92}L${x + 4} ${top - 92}L${x + 4} ${top - 80}L${x - 4} ${top - 80}Z`,
    '#4a4340',
  );
  roomLight(front, quad);
  for (const y of [top - 8, bottom - 14]) {
    front.rect(left - 4, y + 22, width + 12, 8, '#2f2326', { opacity: 0.35, blur: 4 });
    front.rect(left - 8, y, width + 16, 24, down(y, y + 24, '#e2c294', '#c99d66', '#9c7243'));
    front.path(
      `M${left} ${y + 9}Q${x} ${y + 6} ${right} ${y + 10}M${left} ${y + 16}Q${x} ${y + 19} ${right} ${y + 15}`,
      'none',
      {
        stroke: '#8a5f37',
        strokeWidth: 1.2,
        opacity: 0.4,
      },
    );
  }
  return {
    behind: picture.toString(),
    faces: [{ face: { page: 0 }, surface: { kind: 'quad', quad } }],
    front: front.toString(),
  };
};
