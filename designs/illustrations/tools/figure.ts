import type { Easel, Tone } from './easel.ts';
import { across, blend } from './light.ts';
import type { Point } from './path.ts';

type FigureKind = 'woman' | 'man' | 'child';
export type Figure = {
  kind: FigureKind;
  height: number;
  top: Tone;
  /** Trousers, or the skirt's colour. */
  bottom: Tone;
  hair: Tone;
  skin?: Tone;
  /** A skirt instead of trousers: its length as a share of the figure's height. */
  skirt?: number;
  hairStyle?: 'short' | 'bob' | 'long' | 'bun' | 'tail' | 'hat';
  hat?: Tone;
  /** Hands relative to the foot, in hundredths of the height. */
  left?: Point;
  right?: Point;
  /** How far the feet are apart, as in walking. */
  step?: number;
  mirror?: boolean;
  lean?: number;
};

/** Light falls from the left: tones across a part. */
function lit(left: number, right: number, tone: Tone) {
  return across(left, right, blend(tone, '#fff0d8', 0.28), tone, blend(tone, '#2a2440', 0.3));
}

/** A slim standing figure seen from behind; `x`, `y`: between its feet. */
export function figure(easel: Easel, [x, y]: Point, look: Figure): void {
  const { kind, height, top, bottom, hair, skin = '#e2ab86', mirror, lean = 0, step = 3 } = look;
  const own = easel.at({ x, y, scale: height / 100, mirror, rotate: lean });
  const child = kind === 'child';
  const shoulder = child ? 9.5 : kind === 'man' ? 11.2 : 8.6;
  const waist = child ? 7.6 : kind === 'man' ? 8.2 : 5.6;
  const hip = child ? 8.2 : kind === 'man' ? 8.4 : 8;
  const [shoulderY, waistY, hipY] = child ? [-73, -54, -43] : [-82, -62, -51];
  legs(own, {
    hip,
    hipY,
    step,
    tone: look.skirt === undefined ? bottom : skin,
    slim: look.skirt !== undefined,
  });
  arm(
    own,
    [-shoulder + 1.4, shoulderY + 3],
    look.left ?? [-shoulder - 3.5, hipY + 4],
    child ? 4.4 : 4.6,
    top,
    skin,
  );
  arm(
    own,
    [shoulder - 1.4, shoulderY + 3],
    look.right ?? [shoulder + 3.5, hipY + 4],
    child ? 4.4 : 4.6,
    blend(top, '#2a2440', 0.18),
    skin,
  );
  own.path(
    `M-2.6 ${shoulderY + 3}L-2.3 ${shoulderY - 6}L2.3 ${shoulderY - 6}L2.6 ${shoulderY + 3}Z`,
    lit(-3, 3, blend(skin, '#a55f4a', 0.15)),
  );
  own.path(
    `M${-shoulder} ${shoulderY + 3}C${-shoulder + 1} ${shoulderY - 1} -4 ${shoulderY - 1.6} -2.4 ${shoulderY - 2}L2.4 ${shoulderY - 2}` +
      `C4 ${shoulderY - 1.6} ${shoulder - 1} ${shoulderY - 1} ${shoulder} ${shoulderY + 3}C${shoulder + 0.6} ${shoulderY + 10} ${waist} ${waistY - 4} ${waist} ${waistY}` +
      `L${hip} ${hipY + 3}L${-hip} ${hipY + 3}L${-waist} ${waistY}C${-waist} ${waistY - 4} ${-shoulder - 0.6} ${shoulderY + 10} ${-shoulder} ${shoulderY + 3}Z`,
    lit(-shoulder, shoulder, top),
  );
  if (look.skirt !== undefined) skirt(own, waist, waistY, look.skirt * 100, bottom);
  head(own, shoulderY, look, child ? 7.6 : 5.9, hair, skin);
}

function legs(own: Easel, leg: { hip: number; hipY: number; step: number; tone: Tone; slim: boolean }): void {
  const { hip, hipY, step, tone, slim } = leg;
  for (const side of [1, -1]) {
    const shift = side * Math.max(2.4, step);
    const lift = side > 0 && step > 5 ? -2.4 : 0;
    const thick = slim ? 0.62 : 1;
    const d =
      `M${side * (slim ? 0.8 : -0.3)} ${hipY}L${side * hip * 0.98 * (slim ? 0.75 : 1)} ${hipY}C${side * hip * thick} ${hipY * 0.6} ${shift + side * 3.4 * thick} ${hipY * 0.4} ${shift + side * 2.6 * thick} ${lift - 1}` +
      `L${shift - side * 1.9 * thick} ${lift - 1}C${shift - side * 2.4 * thick} ${hipY * 0.4} ${side * 0.6} ${hipY * 0.5} ${side * (slim ? 0.8 : -0.3)} ${hipY}Z`;
    own.path(d, lit(shift - 5, shift + 5, side > 0 ? blend(tone, '#2a2440', 0.16) : tone));
    own.path(
      `M${shift - 2.7} ${lift + 0.6}C${shift - 2.9} ${lift - 2.6} ${shift + 2.7} ${lift - 2.6} ${shift + 2.7} ${lift + 0.6}Z`,
      '#4a3a3c',
    );
  }
}

/** A sleeve from the shoulder over a bent elbow to the hand. */
function arm(own: Easel, from: Point, hand: Point, thick: number, tone: Tone, skin: Tone): void {
  const [dx, dy] = [hand[0] - from[0], hand[1] - from[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const bend = Math.sqrt(Math.max(0, 17 * 17 - (reach / 2) ** 2)) * 0.8;
  const outward = from[0] < 0 ? -1 : 1;
  const elbowOn = (side: number): Point => [
    from[0] + dx / 2 - (dy / reach) * bend * side,
    from[1] + dy / 2 + (dx / reach) * bend * side,
  ];
  const weight = ([x, y]: Point) => y + x * outward * 0.7;
  const elbow = weight(elbowOn(1)) > weight(elbowOn(-1)) ? elbowOn(1) : elbowOn(-1);
  const wrist: Point = [hand[0] - dx * 0.06, hand[1] - dy * 0.06];
  own.oval(hand[0], hand[1], thick * 0.42, thick * 0.5, skin);
  own.taper(
    [from, elbow, wrist],
    thick,
    thick * 0.68,
    lit(Math.min(from[0], hand[0]) - 2, Math.max(from[0], hand[0]) + 2, tone),
  );
  own.oval(from[0], from[1], thick * 0.5, thick * 0.5, blend(tone, '#fff0d8', from[0] < 0 ? 0.16 : 0));
}

function skirt(own: Easel, waist: number, waistY: number, length: number, tone: Tone): void {
  const hem = waistY + length;
  const wide = waist + length * 0.24;
  own.path(
    `M${-waist} ${waistY}C${-waist - 2} ${waistY + length * 0.4} ${-wide} ${hem - length * 0.2} ${-wide} ${hem - 1}` +
      `C${-wide * 0.6} ${hem + 2} ${-wide * 0.3} ${hem - 1} 0 ${hem + 1}C${wide * 0.35} ${hem + 2.4} ${wide * 0.7} ${hem - 0.6} ${wide} ${hem - 1}` +
      `C${wide} ${hem - length * 0.2} ${waist + 2} ${waistY + length * 0.4} ${waist} ${waistY}Z`,
    lit(-wide, wide, tone),
  );
  for (const share of [-0.5, -0.1, 0.3, 0.62]) {
    own.taper(
      [
        [share * waist, waistY + 3],
        [share * wide * 0.9, waistY + length * 0.5],
        [share * wide, hem - 1],
      ],
      0.4,
      2.2,
      blend(tone, '#2a2440', 0.24),
      { opacity: 0.4 },
    );
  }
}

function head(own: Easel, shoulderY: number, look: Figure, size: number, hair: Tone, skin: Tone): void {
  const y = shoulderY - size - 3.6;
  const { hairStyle = look.kind === 'man' ? 'short' : 'bob' } = look;
  const strands = lit(-size, size, hair);
  own.oval(-size * 0.93, y + size * 0.15, size * 0.2, size * 0.28, blend(skin, '#b56b52', 0.15));
  own.oval(size * 0.93, y + size * 0.15, size * 0.2, size * 0.28, blend(skin, '#6b3a3a', 0.25));
  own.oval(0, y + size * 0.25, size * 0.8, size * 0.98, blend(skin, '#a55f4a', 0.18));
  const cap = (low: number, flare: number) =>
    own.path(
      `M${-size * 0.98} ${y}C${-size * 1.08} ${y - size * 1.5} ${size * 1.08} ${y - size * 1.5} ${size * 0.98} ${y}C${size * (1 + flare)} ${y + low * 0.5} ${size * (0.78 + flare)} ${y + low} ${size * 0.5} ${y + low}Q0 ${y + low + size * 0.16} ${-size * 0.5} ${y + low}C${-size * (0.78 + flare)} ${y + low} ${-size * (1 + flare)} ${y + low * 0.5} ${-size * 0.98} ${y}Z`,
      strands,
    );
  if (hairStyle === 'short') cap(size * 0.78, -0.08);
  if (hairStyle === 'bob') cap(size * 1.45, 0.2);
  if (hairStyle === 'long') cap(size * 3.1, 0.28);
  if (hairStyle === 'bun') {
    cap(size * 0.75, -0.08);
    own.oval(0, y - size * 0.95, size * 0.5, size * 0.46, strands);
  }
  if (hairStyle === 'tail') {
    cap(size * 0.75, -0.08);
    own.path(
      `M${-size * 0.3} ${y - size * 0.2}C${-size * 0.8} ${y + size * 1.4} ${-size * 0.2} ${y + size * 2.2} ${size * 0.35} ${y + size * 2.6}C${size * 0.7} ${y + size * 1.5} ${size * 0.6} ${y + size * 0.5} ${size * 0.3} ${y - size * 0.2}Z`,
      lit(-size * 0.6, size * 0.6, blend(hair, '#1a1420', 0.1)),
    );
    own.oval(0, y - size * 0.1, size * 0.36, size * 0.24, look.top);
  }
  if (hairStyle === 'hat') {
    cap(size * 1.3, 0.12);
    const tone = look.hat ?? '#e6c88f';
    own.path(
      `M${-size * 1.9} ${y - size * 0.12}C${-size * 1.1} ${y - size * 0.6} ${size * 1.1} ${y - size * 0.6} ${size * 1.9} ${y - size * 0.12}C${size * 1.1} ${y + size * 0.35} ${-size * 1.1} ${y + size * 0.35} ${-size * 1.9} ${y - size * 0.12}Z`,
      lit(-size * 1.9, size * 1.9, tone),
    );
    own.path(
      `M${-size * 0.95} ${y - size * 0.26}C${-size * 0.95} ${y - size * 1.75} ${size * 0.95} ${y - size * 1.75} ${size * 0.95} ${y - size * 0.26}Q0 ${y} ${-size * 0.95} ${y - size * 0.26}Z`,
      lit(-size, size, tone),
    );
    own.path(
      `M${-size * 0.96} ${y - size * 0.5}Q0 ${y - size * 0.22} ${size * 0.96} ${y - size * 0.5}L${size * 0.95} ${y - size * 0.26}Q0 ${y} ${-size * 0.95} ${y - size * 0.26}Z`,
      blend(tone, '#5a3428', 0.65),
    );
  } else if (hairStyle !== 'tail') {
    own.taper(
      [
        [-size * 0.55, y - size * 0.55],
        [-size * 0.2, y - size * 0.86],
        [size * 0.25, y - size * 0.9],
      ],
      size * 0.1,
      size * 0.2,
      blend(hair, '#ffe2b4', 0.4),
      { opacity: 0.5 },
    );
  }
}

/** A sitting figure, seen from behind: the lower back rests on `x`, `y`. `height` is that of the standing figure. */
export function seated(easel: Easel, [x, y]: Point, look: Figure): void {
  const own = easel.at({
    x,
    y: y + look.height * 0.47,
    scale: look.height / 100,
    mirror: look.mirror,
    rotate: look.lean ?? 0,
  });
  const { kind, top, bottom, hair, skin = '#e2ab86' } = look;
  const child = kind === 'child';
  const shoulder = child ? 8.8 : kind === 'man' ? 11 : 8.8;
  const [shoulderY, hipY] = child ? [-72, -47] : [-80, -47];
  const wide = kind === 'man' ? 10.5 : 10.8;
  own.path(
    `M${-wide} -51C${-wide - 3.5} -49 ${-wide - 3} ${hipY + 1.4} ${-wide} ${hipY + 1.4}L${wide} ${hipY + 1.4}C${wide + 3} ${hipY + 1.4} ${wide + 3.5} -49 ${wide} -51Z`,
    lit(-wide - 3, wide + 3, bottom),
  );
  arm(own, [-shoulder + 1, shoulderY + 3], look.left ?? [-shoulder - 4, hipY - 4], 4.6, top, skin);
  arm(
    own,
    [shoulder - 1, shoulderY + 3],
    look.right ?? [shoulder + 4, hipY - 4],
    4.6,
    blend(top, '#2a2440', 0.18),
    skin,
  );
  own.path(
    `M-2.6 ${shoulderY + 3}L-2.3 ${shoulderY - 6}L2.3 ${shoulderY - 6}L2.6 ${shoulderY + 3}Z`,
    blend(skin, '#a55f4a', 0.2),
  );
  own.path(
    `M${-shoulder} ${shoulderY + 3}C${-shoulder + 1} ${shoulderY - 1} -4 ${shoulderY - 1.6} -2.4 ${shoulderY - 2}L2.4 ${shoulderY - 2}C4 ${shoulderY - 1.6} ${shoulder - 1} ${shoulderY - 1} ${shoulder} ${shoulderY + 3}C${shoulder} ${shoulderY + 12} ${wide - 2.4} -60 ${wide} -49.4Q0 -46.6 ${-wide} -49.4C${-wide + 2.4} -60 ${-shoulder} ${shoulderY + 12} ${-shoulder} ${shoulderY + 3}Z`,
    lit(-shoulder, shoulder, top),
  );
  own.taper(
    [
      [0.6, shoulderY + 6],
      [1.2, -62],
      [0.6, -52],
    ],
    0.5,
    1.3,
    blend(top, '#2a2440', 0.3),
    { opacity: 0.4 },
  );
  head(own, shoulderY, look, child ? 7.2 : 5.9, hair, skin);
}
