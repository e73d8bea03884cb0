import type { Easel, Tone } from './easel.ts';
import { ball, blend } from './light.ts';
import { dabPath, type Point } from './path.ts';

/** A full bloom of loose petals in rings, lit from the upper left. */
export function bloom(easel: Easel, [x, y]: Point, radius: number, tone: Tone, flat = 0.9): void {
  const random = easel.random.fork();
  const rings = radius > 3 ? 4 : 3;
  for (let ring = 0; ring < rings; ring++) {
    const reach = radius * (1 - ring * (0.8 / rings));
    const petals = 8 - ring;
    const turn = random.between(0, 6);
    for (let petal = 0; petal < petals; petal++) {
      const angle = turn + (petal / petals) * Math.PI * 2 + random.between(-0.12, 0.12);
      const shade = blend(
        blend(tone, '#fff4ea', 0.36 - ring * 0.06 + (Math.cos(angle + 2.2) + 1) * 0.06),
        '#a8325a',
        0.02 + (Math.sin(angle + 0.6) + 1) * 0.07 + ring * 0.05,
      );
      const at = (share: number, aside: number): Point => [
        x + Math.cos(angle) * reach * share - Math.sin(angle) * reach * aside,
        y + (Math.sin(angle) * reach * share + Math.cos(angle) * reach * aside) * flat,
      ];
      easel.blob(
        [
          at(0.05, 0),
          at(0.5, 0.34),
          at(0.86, 0.3),
          at(random.between(0.94, 1.06), 0),
          at(0.88, -0.3),
          at(0.5, -0.34),
        ],
        shade,
      );
    }
  }
  easel.oval(
    x,
    y,
    radius * 0.2,
    radius * 0.18,
    ball(x, y, radius * 0.2, blend(tone, '#ffe2b0', 0.4), blend(tone, '#4a1c38', 0.45)),
  );
}

/** A daisy: white rays around a yellow heart. */
export function daisy(easel: Easel, [x, y]: Point, radius: number, ray: Tone = '#fffaf0'): void {
  const random = easel.random.fork();
  for (const tone of [blend(ray, '#8f86a8', 0.3), ray]) {
    let d = '';
    for (let petal = 0; petal < 11; petal++) {
      const angle = (petal / 11) * Math.PI * 2 + random.between(-0.1, 0.1);
      d += dabPath(
        [x + Math.cos(angle) * radius * 0.58, y + Math.sin(angle) * radius * 0.5],
        radius * random.between(0.8, 1),
        radius * 0.24,
        angle,
      );
    }
    easel.path(d, tone);
  }
  easel.oval(x, y, radius * 0.28, radius * 0.25, ball(x, y, radius * 0.28, '#ffdf7e', '#d1912f'));
}

/** A stem with leaves on both sides. */
export function spray(
  easel: Easel,
  from: Point,
  to: Point,
  tones: { leaf: Tone; stem: Tone },
  options: { leaf: number; count?: number; bend?: number },
): void {
  const { leaf, count = 9, bend = 0 } = options;
  const random = easel.random.fork();
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const place = (share: number): Point => {
    const curve = Math.sin(share * Math.PI) * bend;
    return [from[0] + dx * share - (dy / length) * curve, from[1] + dy * share + (dx / length) * curve];
  };
  easel.taper([place(0), place(0.25), place(0.5), place(0.75), place(1)], 0.7, 0.25, tones.stem);
  const angle = Math.atan2(dy, dx);
  let [lit, dark] = ['', ''];
  for (let index = 0; index < count; index++) {
    const share = 0.24 + (0.76 * index) / (count - 1);
    const [px, py] = place(share);
    for (const side of [-1, 1]) {
      const turn = angle + side * random.between(0.6, 1);
      const size = leaf * (1.15 - share * 0.45) * random.between(0.85, 1.15);
      const dab = dabPath(
        [px + Math.cos(turn) * size * 0.5, py + Math.sin(turn) * size * 0.5],
        size,
        size * 0.36,
        turn,
      );
      if (side < 0) lit += dab;
      else dark += dab;
    }
  }
  easel.path(dark, blend(tones.leaf, '#14303a', 0.28));
  easel.path(lit, blend(tones.leaf, '#fff2c0', 0.18));
}
