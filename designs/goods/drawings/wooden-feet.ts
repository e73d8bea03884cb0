import { across, blend, down } from '../../illustrations/tools/light.ts';
import { Picture } from '../../scenes/picture.ts';
import type { Quad } from '../../scenes/surface.ts';
import { roomLight } from '../../scenes/wall.ts';
import { type DrawGood, shade } from '../good.ts';

/** A wooden foot that holds a picture upright. */
export const drawWoodenFeet: DrawGood = ({ id }) => {
  const picture = new Picture('foot');
  const front = new Picture('foot-front');
  const isLarge = id.includes('large');
  const [width, high] = isLarge ? [520, 104] : [330, 96];
  const [x, base] = [500, 800];
  const card = { width: isLarge ? 470 : 360, height: isLarge ? 600 : 480 };
  const top = base - high + 30;
  const quad: Quad = [
    [x - card.width / 2, top - card.height],
    [x + card.width / 2, top - card.height],
    [x + card.width / 2, top],
    [x - card.width / 2, top],
  ];
  picture.path(
    `M${x - width / 2} ${base - 4}L${x + width / 2} ${base - 14}L${x + width / 2 + 240} ${base - 52}L${x + width / 2 + 250} ${base - 22}L${x} ${base + 16}Z`,
    shade,
    { opacity: 0.26, blur: 14 },
  );
  picture.poly(
    quad.map(([u, v]): [number, number] => [u + 10, v + 6]),
    shade,
    { opacity: 0.3, blur: 10 },
  );
  roomLight(front, quad);
  drawBlock(front, { x, base, width, high, isRound: id.includes('round') });
  return {
    behind: picture.toString(),
    faces: [{ face: { page: 0 }, surface: { kind: 'quad', quad } }],
    front: front.toString(),
  };
};

type Block = { x: number; base: number; width: number; high: number; isRound: boolean };

function drawBlock(picture: Picture, { x, base, width, high, isRound }: Block): void {
  const [left, right, top] = [x - width / 2, x + width / 2, base - high];
  const oak = ['#e3c397', '#cfa671', '#a97c4c'] as const;
  const depth = 26;
  const round = isRound ? 34 : 5;
  picture.path(
    `M${left} ${base + 3}L${right} ${base + 3}L${right} ${base + 10}L${left} ${base + 10}Z`,
    shade,
    { opacity: 0.5, blur: 6 },
  );
  const face = isRound
    ? `M${left} ${top + depth}Q${x} ${top + depth * 2.6} ${right} ${top + depth}L${right} ${base - round}Q${x} ${base + round * 0.7} ${left} ${base - round}Z`
    : `M${left} ${top + depth}L${right} ${top + depth}L${right} ${base}L${left} ${base}Z`;
  picture.path(
    face,
    isRound
      ? across(left, right, oak[1], oak[0], oak[1], oak[2])
      : down(top, base, oak[1], blend(oak[1], oak[2], 0.6)),
  );
  const lid = isRound
    ? `M${left} ${top + depth}Q${x} ${top - depth} ${right} ${top + depth}Q${x} ${top + depth * 2.6} ${left} ${top + depth}Z`
    : `M${left} ${top + depth}L${left + 22} ${top}L${right - 22} ${top}L${right} ${top + depth}Z`;
  picture.path(lid, oak[0]);
  for (let line = 1; line < 5; line++) {
    const y = top + depth + ((high - depth) * line) / 5 + (isRound ? 8 : 0);
    picture.path(`M${left + 8} ${y}Q${x} ${y + (isRound ? 22 : 6) - line} ${right - 8} ${y - 2}`, 'none', {
      stroke: '#8a5f37',
      strokeWidth: 1.6,
      opacity: 0.35,
    });
  }
  const slot = top + depth * 0.62;
  picture.path(
    `M${left + 40} ${slot}L${right - 40} ${slot}L${right - 42} ${slot + 7}L${left + 42} ${slot + 7}Z`,
    '#6b4526',
    { opacity: 0.85 },
  );
}
