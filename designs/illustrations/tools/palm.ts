import type { Easel, Tone } from './easel.ts';
import { across, blend } from './light.ts';
import type { Point } from './path.ts';

/** A coconut palm. `x`, `y`: its foot; `lean` moves its crown sideways (units). */
export function palm(
  easel: Easel,
  [x, y]: Point,
  height: number,
  lean: number,
  tones: { shade: Tone; light: Tone },
): void {
  const random = easel.random.fork();
  const top: Point = [x + lean, y - height];
  const trunk: Point[] = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    return [x + lean * share ** 1.7, y - height * share];
  });
  easel.taper(
    trunk,
    height * 0.055,
    height * 0.028,
    across(Math.min(x, top[0]) - 2, Math.max(x, top[0]) + 2, '#b58a68', '#6b4b40'),
  );
  for (let ring = 1; ring < 20; ring++) {
    const share = ring / 20;
    const half = height * (0.026 - share * 0.012);
    const [px, py] = [x + lean * share ** 1.7, y - height * share];
    easel.line(
      [
        [px - half, py + 0.3],
        [px, py + half * 0.5],
        [px + half, py - 0.2],
      ],
      '#543a34',
      0.22,
      { opacity: 0.5, detail: 0.8 },
    );
  }
  const reach = height * 0.46;
  for (const [angle, depth] of [
    [-165, 0],
    [-15, 0],
    [-120, 0.2],
    [-60, 0.2],
    [175, 0.5],
    [5, 0.5],
    [-140, 0.7],
    [-40, 0.7],
    [-92, 0.8],
    [150, 1],
    [28, 1],
  ] as const) {
    const turn = ((angle + random.between(-6, 6)) * Math.PI) / 180;
    const long = reach * random.between(0.85, 1.1);
    const spine = (share: number): Point => [
      top[0] + Math.cos(turn) * long * share,
      top[1] + Math.sin(turn) * long * share * 0.62 + share ** 2.2 * long * 0.52,
    ];
    const tone = blend(tones.shade, tones.light, depth);
    const [over, under]: [Point[], Point[]] = [[], []];
    for (let step = 0; step <= 12; step++) {
      const share = step / 12;
      const [px, py] = spine(share);
      const fringe = Math.sin(Math.min(1, share + 0.12) * Math.PI) * long * 0.2;
      over.push([px, py - fringe * 0.28]);
      under.push([px + Math.cos(turn) * long * 0.03, py + fringe * (step % 2 === 0 ? 1 : 0.42)]);
    }
    easel.poly([...over, ...under.reverse()], tone);
    easel.line([spine(0), spine(0.35), spine(0.7), spine(1)], blend(tone, '#f3e6a0', 0.4), 0.25, {
      opacity: 0.7,
    });
  }
  for (const [dx, dy] of [
    [-1, 0.8],
    [0.9, 1],
    [0, 1.6],
  ] as const)
    easel.oval(
      top[0] + dx * height * 0.03,
      top[1] + dy * height * 0.03,
      height * 0.022,
      height * 0.025,
      '#6d4a34',
    );
}
