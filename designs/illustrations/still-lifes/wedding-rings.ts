import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { bloom, spray } from '../tools/flowers.ts';
import { across, blend, down, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { grain } from '../tools/texture.ts';

export const weddingRings: Illustration = {
  id: 'still-lifes/wedding-rings',
  label: { de: 'Trauringe auf hellem Leinen', en: 'Wedding rings on pale linen' },
  tags: ['still-life', 'wedding', 'couple'],
  focus: [0.5, 0.55],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    easel.rect(-4, -4, width + 8, height + 8, {
      kind: 'linear',
      from: [0, 0],
      to: [width, height],
      stops: [
        { at: 0, colour: '#fffaf0' },
        { at: 0.5, colour: '#f1e3d3' },
        { at: 1, colour: '#d3b9a6' },
      ],
    });
    const fold = (points: Point[], wide: number, light: Tone, dark: Tone) => {
      for (const share of [0.5, 1, 1.6, 2.4])
        easel.taper(
          points.map(([x, y]): Point => [x + wide * share * 0.4, y + wide * share * 0.25]),
          wide * share * 0.3,
          wide * share,
          dark,
          { opacity: 0.09 },
        );
      for (const share of [0.4, 0.8])
        easel.taper(
          points.map(([x, y]): Point => [x - wide * 0.5, y - wide * 0.3]),
          wide * share * 0.3,
          wide * share,
          light,
          { opacity: 0.3 },
        );
    };
    fold(
      [
        [-6, height * 0.16],
        [width * 0.3, height * 0.24],
        [width * 0.6, height * 0.14],
        [width + 6, height * 0.2],
      ],
      5,
      '#ffffff',
      '#c3a794',
    );
    fold(
      [
        [-6, height * 0.82],
        [width * 0.25, height * 0.74],
        [width * 0.5, height * 0.86],
        [width + 6, height * 0.78],
      ],
      6,
      '#ffffff',
      '#b99a88',
    );
    fold(
      [
        [width * 0.72, -6],
        [width * 0.78, height * 0.3],
        [width * 0.9, height * 0.55],
        [width + 6, height * 0.66],
      ],
      5,
      '#fffdf6',
      '#c3a794',
    );
    fold(
      [
        [-6, height * 0.46],
        [width * 0.12, height * 0.5],
        [width * 0.2, height * 0.64],
        [width * 0.16, height + 6],
      ],
      5,
      '#fffdf6',
      '#c3a794',
    );
    const cloth: Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    grain(easel, cloth, '#b7977f', {
      count: width * 26,
      size: 0.35,
      opacity: 0.3,
      weight: (x, y) => (x / width + y / height) / 2,
    });
    let weave = '';
    for (let y = 1; y < height; y += 1.6)
      weave += `M0 ${y}L${width} ${y}L${width} ${y + 0.14}L0 ${y + 0.14}Z`;
    easel.path(weave, '#b99f8a', { opacity: 0.22, detail: 0.5 });
    const [x, y] = [width * 0.5, height * 0.56];
    const green = { leaf: '#8aa68c', stem: '#7d9178' };
    const corner = easel.at({ x: width * 0.5 + 30, y: height * 0.5 - 27, rotate: 20 });
    for (const [dx, dy, bend] of [
      [-40, -8, -5],
      [-34, 8, 4],
      [-14, 30, -5],
      [8, 34, 4],
      [20, 22, 3],
      [-28, -22, 4],
      [22, -10, 2],
    ] as const) {
      corner.at({ x: 1.6, y: 2 }).taper(
        [
          [0, 0],
          [dx * 0.5, dy * 0.5],
          [dx, dy],
        ],
        2,
        1,
        '#7a5a50',
        { opacity: 0.16 },
      );
      spray(corner, [0, 0], [dx, dy], green, { leaf: 7, count: 9, bend });
    }
    bloom(corner, [-9, 6], 9.4, '#f2c9bd', 1);
    bloom(corner, [8, -4], 11, '#f7e6d4', 1);
    bloom(corner, [-7, -12], 7.6, '#e3a19c', 1);
    bloom(corner, [10, 14], 7, '#f0d3b4', 1);
    const ring = (cx: number, cy: number, radius: number, tilt: number, tone: Tone) => {
      const own = easel.at({ x: cx, y: cy, rotate: tilt });
      const band = (shift: number, size: number) => {
        const [outer, inner] = [radius * size, radius * (size - 0.15)];
        const disc = (r: number, up: number) =>
          `M${-r} ${up}C${-r} ${up - r * 0.44} ${-r * 0.55} ${up - r * 0.78} 0 ${up - r * 0.78}C${r * 0.55} ${up - r * 0.78} ${r} ${up - r * 0.44} ${r} ${up}C${r} ${up + r * 0.44} ${r * 0.55} ${up + r * 0.78} 0 ${up + r * 0.78}C${-r * 0.55} ${up + r * 0.78} ${-r} ${up + r * 0.44} ${-r} ${up}Z`;
        return disc(outer, shift) + disc(inner, shift);
      };
      own.path(band(3, 1.02), '#6b4438', { evenOdd: true, opacity: 0.3 });
      own.path(
        band(1.6, 1),
        across(-radius, radius, blend(tone, '#3a1c14', 0.3), blend(tone, '#3a1c14', 0.6)),
        { evenOdd: true },
      );
      own.path(
        band(0, 1),
        {
          kind: 'linear',
          from: [-radius, -radius],
          to: [radius, radius * 0.7],
          stops: [
            { at: 0, colour: blend(tone, '#fff8dc', 0.75) },
            { at: 0.3, colour: tone },
            { at: 0.52, colour: blend(tone, '#fff8dc', 0.6) },
            { at: 0.75, colour: blend(tone, '#4a2412', 0.3) },
            { at: 1, colour: blend(tone, '#fff8dc', 0.4) },
          ],
        },
        { evenOdd: true },
      );
      own.taper(
        [
          [-radius * 0.86, -radius * 0.24],
          [-radius * 0.6, -radius * 0.54],
          [-radius * 0.2, -radius * 0.7],
        ],
        0.3,
        0.9,
        '#ffffff',
        { opacity: 0.85 },
      );
    };
    ring(x - 8, y + 9, 17, -14, '#d8a44e');
    ring(x + 11, y + 15, 14, 12, '#dcae62');
    const [sx, sy] = [x + 12, y + 3.6];
    easel.oval(sx, sy, 9, 9, glow(sx, sy, 9, '#ffffff', 0.7));
    easel.path(
      `M${sx - 3} ${sy}L${sx - 1.4} ${sy - 2.2}L${sx + 1.8} ${sy - 2.2}L${sx + 3.2} ${sy}L${sx} ${sy + 3.4}Z`,
      across(sx - 3, sx + 3, '#ffffff', '#bcd6e6', '#8fa6c0'),
    );
    easel.path(
      `M${sx - 3} ${sy}L${sx + 3.2} ${sy}L${sx} ${sy + 3.4}Z`,
      down(sy, sy + 3.4, '#e6f2f8', '#9fb6cf'),
      { opacity: 0.8 },
    );
    return easel.shapes;
  },
};
