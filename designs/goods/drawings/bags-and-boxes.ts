import { across, blend, down } from '../../illustrations/tools/light.ts';
import { Picture } from '../../scenes/picture.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';

/** Two paper bags with folded tops, tied with twine. */
export const drawBags: DrawGood = ({ id }) => {
  const picture = new Picture('bags');
  const tone = toneOf(id);
  for (const [x, base, scale] of [
    [690, 690, 0.82],
    [420, 790, 1],
  ] as const) {
    const [w, h] = [150 * scale, 470 * scale];
    const [left, right, top] = [x - w, x + w, base - h];
    picture.path(
      `M${left} ${base - 6}L${right} ${base - 10}L${right + 190} ${base - 60}L${right + 190} ${base - 20}L${x} ${base + 14}Z`,
      shade,
      { opacity: 0.28, blur: 14 },
    );
    let edge = `M${left} ${top + 12}`;
    for (let step = 0; step < 20; step++)
      edge += `L${left + ((step + 0.5) * w) / 10} ${top}L${left + ((step + 1) * w) / 10} ${top + 12}`;
    picture.path(
      `${edge}L${right} ${base}L${left} ${base}Z`,
      across(left, right, blend(tone, '#ffffff', 0.3), tone, blend(tone, '#2a1c20', 0.14)),
    );
    picture.path(
      `M${right - w * 0.3} ${top + 12}L${right} ${top + 12}L${right} ${base}L${right - w * 0.3} ${base}Z`,
      blend(tone, '#2a1c20', 0.2),
      { opacity: 0.5 },
    );
    picture.path(`M${left} ${base - h * 0.13}L${right} ${base - h * 0.13}`, 'none', {
      stroke: blend(tone, '#2a1c20', 0.3),
      strokeWidth: 1.6,
      opacity: 0.4,
    });
    picture.path(
      `M${left} ${top + h * 0.3}L${right} ${top + h * 0.3}L${right} ${top + h * 0.32}L${left} ${top + h * 0.32}Z`,
      shade,
      { opacity: 0.2, blur: 4 },
    );
    picture.path(
      `M${left} ${top + 12}L${right} ${top + 12}L${right} ${top + h * 0.3}L${left} ${top + h * 0.3}Z`,
      down(top, top + h * 0.3, blend(tone, '#ffffff', 0.25), tone),
      { opacity: 0.55 },
    );
    const knot = top + h * 0.22;
    for (const offset of [-4, 4])
      picture.path(`M${left} ${knot + offset}Q${x} ${knot + 8 + offset} ${right} ${knot + offset}`, 'none', {
        stroke: '#7f9c85',
        strokeWidth: 5 * scale,
      });
    picture.path(
      `M${x} ${knot + 6}C${x - 90 * scale} ${knot - 50 * scale} ${x - 100 * scale} ${knot + 40 * scale} ${x} ${knot + 6}C${x + 90 * scale} ${knot - 50 * scale} ${x + 100 * scale} ${knot + 40 * scale} ${x} ${knot + 6}L${x - 50 * scale} ${knot + 100 * scale}M${x} ${knot + 6}L${x + 46 * scale} ${knot + 96 * scale}`,
      'none',
      { stroke: '#7f9c85', strokeWidth: 5 * scale },
    );
  }
  return { behind: picture.toString(), faces: [], front: '' };
};

/** Three small boxes with lids, each with a ribbon. */
export const drawGiftBoxes: DrawGood = ({ id }) => {
  const picture = new Picture('boxes');
  const tone = toneOf(id);
  for (const [x, base, size] of [
    [330, 700, 210],
    [720, 690, 190],
    [520, 810, 250],
  ] as const)
    drawBox(picture, x, base, size, tone);
  return { behind: picture.toString(), faces: [], front: '' };
};

function drawBox(picture: Picture, x: number, base: number, size: number, tone: string): void {
  const [half, deep] = [size / 2, size * 0.22];
  const [left, right, top] = [x - half, x + half, base - size * 0.86];
  picture.path(
    `M${left} ${base - 6}L${right} ${base}L${right + size * 0.8} ${base - 50}L${right + size * 0.75} ${base - 90}L${right} ${base - 40}Z`,
    shade,
    { opacity: 0.28, blur: 13 },
  );
  picture.poly(
    [
      [right, top],
      [right + deep, top - deep * 0.7],
      [right + deep, base - deep * 0.7],
      [right, base],
    ],
    blend(tone, '#2a1c20', 0.24),
  );
  picture.rect(left, top, size, base - top, across(left, right, blend(tone, '#ffffff', 0.2), tone));
  const lid = size * 0.26;
  const rim = 7;
  picture.path(
    `M${left - rim} ${top + lid}L${right + rim} ${top + lid}L${right + rim} ${top + lid + 10}L${left - rim} ${top + lid + 10}Z`,
    shade,
    { opacity: 0.26, blur: 4 },
  );
  picture.poly(
    [
      [right + rim, top - rim],
      [right + deep + rim, top - deep * 0.7 - rim],
      [right + deep + rim, top + lid - deep * 0.7],
      [right + rim, top + lid],
    ],
    blend(tone, '#2a1c20', 0.18),
  );
  picture.rect(
    left - rim,
    top - rim,
    size + rim * 2,
    lid + rim,
    across(left, right, blend(tone, '#ffffff', 0.35), blend(tone, '#ffffff', 0.08)),
  );
  picture.poly(
    [
      [left - rim, top - rim],
      [left + deep - rim, top - deep * 0.7 - rim],
      [right + deep + rim, top - deep * 0.7 - rim],
      [right + rim, top - rim],
    ],
    blend(tone, '#ffffff', 0.5),
  );
  const band = size * 0.11;
  const ribbon = '#9fb19d';
  picture.rect(
    x - band / 2,
    top - rim,
    band,
    base - top + rim,
    across(x - band / 2, x + band / 2, '#b6c6b2', ribbon, '#87a088'),
  );
  picture.poly(
    [
      [x - band / 2, top - rim],
      [x - band / 2 + deep, top - deep * 0.7 - rim],
      [x + band / 2 + deep, top - deep * 0.7 - rim],
      [x + band / 2, top - rim],
    ],
    '#bccab8',
  );
  const [bx, by] = [x + deep / 2, top - deep * 0.35 - rim];
  for (const side of [-1, 1]) {
    picture.path(
      `M${bx} ${by}C${bx + side * size * 0.16} ${by - size * 0.26} ${bx + side * size * 0.42} ${by - size * 0.14} ${bx + side * size * 0.34} ${by - size * 0.02}C${bx + side * size * 0.24} ${by + size * 0.06} ${bx + side * size * 0.1} ${by + size * 0.02} ${bx} ${by}Z`,
      side < 0 ? '#b2c3ae' : '#94aa92',
    );
    picture.path(
      `M${bx} ${by}C${bx + side * size * 0.12} ${by - size * 0.14} ${bx + side * size * 0.3} ${by - size * 0.1} ${bx + side * size * 0.28} ${by - size * 0.03}`,
      'none',
      { stroke: '#dbe4d8', strokeWidth: size * 0.014, opacity: 0.7 },
    );
  }
  picture.path(
    `M${bx - size * 0.05} ${by - size * 0.05}L${bx + size * 0.05} ${by - size * 0.05}L${bx + size * 0.05} ${by + size * 0.03}L${bx - size * 0.05} ${by + size * 0.03}Z`,
    '#84997f',
  );
}
