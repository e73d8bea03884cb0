import { along, blend, glow } from '../illustrations/tools/light.ts';
import type { Picture } from './picture.ts';
import { vaseShapes } from './props.ts';

/** A sofa from the front; `x` its middle, `y` its feet on the floor. */
export function sofa(picture: Picture, x: number, y: number, wide: number, tone: string): void {
  const half = wide / 2;
  const [light, deep] = [blend(tone, '#ffffff', 0.22), blend(tone, '#1c1a24', 0.3)];
  picture.path(
    `M${x - half} ${y - 8}L${x + half + 60} ${y - 8}L${x + half + 40} ${y + 14}L${x - half + 10} ${y + 14}Z`,
    '#1c1418',
    { opacity: 0.4, blur: 12 },
  );
  for (const foot of [-half + 34, half - 46])
    picture.rect(x + foot, y - 28, 12, 30, along([x + foot, 0], [x + foot + 12, 0], '#b98a60', '#5c3f2c'));
  const back = `M${x - half + 34} ${y - 60}L${x - half + 40} ${y - 178}C${x - half + 42} ${y - 202} ${x - half + 60} ${y - 208} ${x - half + 84} ${y - 208}L${x + half - 84} ${y - 208}C${x + half - 60} ${y - 208} ${x + half - 42} ${y - 202} ${x + half - 40} ${y - 178}L${x + half - 34} ${y - 60}Z`;
  picture.path(back, along([x - half, y - 208], [x + half, y - 60], light, tone, deep));
  picture.path(`M${x} ${y - 204}C${x + 4} ${y - 170} ${x + 2} ${y - 140} ${x} ${y - 104}`, 'none', {
    stroke: deep,
    strokeWidth: 3,
    opacity: 0.5,
  });
  for (const side of [-1, 1]) {
    const inner = x + side * 3;
    const outer = x + side * (half - 46);
    picture.path(
      `M${inner} ${y - 112}C${inner} ${y - 122} ${outer} ${y - 122} ${outer} ${y - 112}L${outer} ${y - 70}C${outer} ${y - 62} ${inner} ${y - 62} ${inner} ${y - 70}Z`,
      along(
        [x - half, y - 120],
        [x + half, y - 62],
        blend(tone, '#ffffff', 0.3),
        blend(tone, '#ffffff', 0.08),
        deep,
      ),
    );
    picture.path(
      `M${inner + side * 6} ${y - 114}C${inner + side * 40} ${y - 119} ${outer - side * 40} ${y - 119} ${outer - side * 6} ${y - 114}`,
      'none',
      { stroke: '#ffffff', strokeWidth: 2.4, opacity: 0.25 },
    );
  }
  picture.path(
    `M${x - half + 12} ${y - 66}L${x + half - 12} ${y - 66}L${x + half - 16} ${y - 24}L${x - half + 16} ${y - 24}Z`,
    along([x - half, 0], [x + half, 0], tone, blend(tone, '#1c1a24', 0.14), deep),
  );
  picture.rect(x - half + 20, y - 70, wide - 40, 8, '#1c1a24', { opacity: 0.3, blur: 3 });
  for (const side of [-1, 1]) {
    const edge = x + side * half;
    const arm = `M${edge - side * 46} ${y - 24}L${edge - side * 46} ${y - 122}C${edge - side * 46} ${y - 146} ${edge + side * 4} ${y - 146} ${edge + side * 4} ${y - 120}L${edge} ${y - 24}Z`;
    picture.path(arm, along([edge - 46, 0], [edge + 46, 0], side < 0 ? light : tone, side < 0 ? tone : deep));
  }
  const cushion = (cx: number, cy: number, size: number, turn: number, colour: string) => {
    const d = `M${-size} ${-size * 0.84}C${-size * 0.4} ${-size * 0.98} ${size * 0.4} ${-size * 0.98} ${size} ${-size * 0.84}C${size * 1.04} ${-size * 0.3} ${size * 1.02} ${size * 0.4} ${size * 0.96} ${size * 0.86}C${size * 0.4} ${size * 0.98} ${-size * 0.4} ${size * 0.98} ${-size * 0.96} ${size * 0.86}C${-size * 1.02} ${size * 0.4} ${-size * 1.04} ${-size * 0.3} ${-size} ${-size * 0.84}Z`;
    picture.shapes([{ d, fill: '#1c1a24', opacity: 0.22 }], `translate(${cx + 6} ${cy + 4}) rotate(${turn})`);
    picture.shapes(
      [
        {
          d,
          fill: along(
            [-size, -size],
            [size, size],
            blend(colour, '#ffffff', 0.35),
            colour,
            blend(colour, '#2a1c20', 0.3),
          ),
        },
      ],
      `translate(${cx} ${cy}) rotate(${turn})`,
    );
  };
  cushion(x - half + 92, y - 142, 42, -10, '#d9a45f');
  cushion(x - half + 164, y - 134, 34, 8, '#f0e4d2');
  cushion(x + half - 100, y - 138, 40, 9, '#a9605a');
}

/** A floor lamp on the right, switched on. */
export function floorLamp(picture: Picture, x: number, foot: number): void {
  const top = foot - 560;
  picture.path(
    `M${x - 190} ${top - 120}L${x + 190} ${top - 120}L${x + 190} ${top + 320}L${x - 190} ${top + 320}Z`,
    glow(x, top + 50, 190, '#ffe2a8', 0.55),
  );
  picture.path(
    `M${x - 40} ${foot + 2}L${x + 70} ${foot}L${x + 50} ${foot + 10}L${x - 30} ${foot + 10}Z`,
    '#1c1418',
    { opacity: 0.35, blur: 6 },
  );
  picture.rect(
    x - 2.5,
    top + 90,
    5,
    foot - top - 90,
    along([x - 2.5, 0], [x + 2.5, 0], '#6b5a4e', '#2c2422'),
  );
  picture.path(
    `M${x - 38} ${foot + 4}C${x - 38} ${foot - 6} ${x + 38} ${foot - 6} ${x + 38} ${foot + 4}Z`,
    '#3a302c',
  );
  picture.path(
    `M${x - 44} ${top}L${x + 44} ${top}L${x + 66} ${top + 104}L${x - 66} ${top + 104}Z`,
    along([x - 66, 0], [x + 66, 0], '#fff6e0', '#fbe6be', '#dcbf92'),
  );
}

/** A house plant in a basket; `x`, `y`: the middle of its foot. */
export function housePlant(picture: Picture, x: number, y: number, scale: number): void {
  const leaf = (angle: number, long: number, bend: number, tone: string) => {
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
    const [nx, ny] = [-dy * 0.16, dx * 0.16];
    const [mx, my] = [dx * 0.52 + bend, dy * 0.62];
    picture.shapes(
      [
        {
          d: `M0 -52C${mx * 0.3} ${my * 0.4 - 52} ${mx * 0.5} ${my * 0.6 - 52} ${mx * 0.6} ${my * 0.6 - 52}`,
          stroke: '#5d7350',
          strokeWidth: 2.4,
        },
        {
          d: `M${mx * 0.5} ${my * 0.55 - 52}C${mx + nx * 1.6} ${my + ny * 1.6 - 52} ${dx + nx * 0.8} ${dy * 0.94 + ny - 52} ${dx} ${dy - 52}C${dx - nx * 0.8} ${dy * 0.94 - ny - 52} ${mx - nx * 1.6} ${my - ny * 1.6 - 52} ${mx * 0.5} ${my * 0.55 - 52}Z`,
          fill: along(
            [mx - 20, my - 72],
            [mx + 30, my - 30],
            blend(tone, '#fff2c0', 0.22),
            tone,
            blend(tone, '#14242a', 0.3),
          ),
        },
      ],
      `translate(${x} ${y}) scale(${scale})`,
    );
  };
  picture.path(
    `M${x - 40 * scale} ${y - 4}L${x + 90 * scale} ${y - 6}L${x + 60 * scale} ${y + 10}L${x - 30 * scale} ${y + 10}Z`,
    '#1c1418',
    { opacity: 0.4, blur: 7 },
  );
  const turns = [-170, -12, -150, -32, -128, -54, -112, -70, -92, -140, -40] as const;
  const greens = ['#4f7858', '#638c62', '#3f6650'];
  for (const [index, turn] of turns.entries()) {
    leaf((turn * Math.PI) / 180, 118 + (index % 3) * 26, index % 2 ? 6 : -6, greens[index % 3] ?? '#4f7858');
  }
  picture.shapes(
    [
      {
        d: 'M-36 -56L36 -56L30 0Q0 6 -30 0Z',
        fill: along([-36, 0], [36, 0], '#e9cfa6', '#c9a273', '#8a6644'),
      },
      ...[-46, -34, -22, -10].map((level) => ({
        d: `M${-35 + (level + 56) * -0.1} ${level}Q0 ${level + 5} ${35 - (level + 56) * 0.1} ${level}`,
        stroke: '#8a6644',
        strokeWidth: 1.6,
        opacity: 0.6,
      })),
    ],
    `translate(${x} ${y}) scale(${scale})`,
  );
}

/** A low sideboard with a few things on it; `x` its middle, `y` its feet. */
export function sideboard(picture: Picture, x: number, y: number): void {
  const [wide, tall] = [760, 170];
  picture.path(
    `M${x - wide / 2} ${y - 6}L${x + wide / 2 + 70} ${y - 6}L${x + wide / 2 + 40} ${y + 12}L${x - wide / 2 + 12} ${y + 12}Z`,
    '#1c1418',
    { opacity: 0.4, blur: 11 },
  );
  for (const foot of [-wide / 2 + 30, wide / 2 - 40])
    picture.path(
      `M${x + foot} ${y - 34}L${x + foot + 14} ${y - 34}L${x + foot + 9} ${y}L${x + foot + 3} ${y}Z`,
      '#5c4230',
    );
  const top = y - 34 - tall + 34;
  picture.rect(
    x - wide / 2,
    top,
    wide,
    tall - 34,
    along([x - wide / 2, 0], [x + wide / 2, 0], '#d3a97e', '#b98a60', '#8a6344'),
  );
  picture.grain({ x: x - wide / 2, y: top, width: wide, height: tall - 34 }, [200, 6], '#3a2418', 0.25);
  picture.rect(
    x - wide / 2 - 6,
    top - 8,
    wide + 12,
    10,
    along([x - wide / 2, 0], [x + wide / 2, 0], '#e9c49a', '#a97c56'),
  );
  for (const share of [-1 / 6, 1 / 6])
    picture.rect(x + wide * share - 1, top + 4, 2, tall - 42, '#4a3020', { opacity: 0.6 });
  for (const share of [-1 / 3, 0, 1 / 3])
    picture.rect(x + wide * share - 22, top + 22, 44, 4, '#f0d9a6', { opacity: 0.8 });
  picture.path(
    `M${x - 250} ${top - 6}L${x - 60} ${top - 10}L${x - 60} ${top - 4}L${x - 250} ${top - 4}Z`,
    '#1c1418',
    { opacity: 0.35, blur: 4 },
  );
  picture.rect(x - 268, top - 20, 120, 13, along([x - 268, 0], [x - 148, 0], '#c98f86', '#8f544e'));
  picture.rect(x - 258, top - 33, 104, 13, along([x - 258, 0], [x - 154, 0], '#7f9a94', '#4c6a66'));
  picture.rect(x - 250, top - 43, 88, 10, along([x - 250, 0], [x - 162, 0], '#f0e2cc', '#bfa98c'));
  picture.path(
    `M${x + 245} ${top - 6}L${x + 300} ${top - 10}L${x + 372} ${top - 12}L${x + 330} ${top - 2}L${x + 250} ${top - 2}Z`,
    '#1c1418',
    { opacity: 0.4, blur: 4 },
  );
  picture.shapes(vaseShapes(21, '#d8b49a'), `translate(${x + 270} ${top - 4}) scale(0.95)`);
}
