import { along, blend, glow } from '../illustrations/tools/light.ts';
import { housePlant } from './furniture.ts';
import { Picture } from './picture.ts';
import { livingRoom } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import type { Quad } from './surface.ts';

const id = 'cushion-on-a-sofa';
const cloth = '#7f9a97';

/** A cushion's outline: drawn out at its corners, its sides a little hollow. Shares of its box. */
const outline =
  'M0.012 0.03C0.06 0.004 0.16 0.03 0.5 0.022C0.84 0.03 0.94 0.004 0.988 0.03C1 0.09 0.972 0.2 0.98 0.5C0.972 0.8 1 0.92 0.986 0.974C0.93 1 0.84 0.972 0.5 0.982C0.16 0.972 0.07 1 0.014 0.974C0 0.92 0.028 0.8 0.02 0.5C0.028 0.2 0 0.09 0.012 0.03Z';

/** A cushion that leans on the back of a sofa. */
export const cushionOnASofa: Scene = {
  id,
  label: { de: 'Kissen auf dem Sofa', en: 'Cushion on a sofa' },
  kinds: ['merch'],
  types: ['kissen'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#ece3d8', '#b38b66', 860);
    housePlant(picture, 1100, 620, 1.5);
    back(picture);
    seat(picture);
    blanket(picture);
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { panel: 'front' } as const;
    const { width, height } = sizeOf(face) ?? { width: 400, height: 400 };
    const scale = Math.min(580 / width, 520 / height);
    const [w, h] = [width * scale, height * scale];
    const [x, foot] = [500, 736];
    const quad: Quad = [
      [x - w / 2 + 16, foot - h],
      [x + w / 2 + 8, foot - h + 10],
      [x + w / 2, foot + 6],
      [x - w / 2, foot - 4],
    ];
    const put = (d: string) => onto(d, quad);
    const behind = new Picture(`${id}-behind`);
    behind.path(shifted(put(outline), 34, 22), '#2a2420', { opacity: 0.34, blur: 24 });
    behind.path(shifted(put(outline), 8, 12), '#2a2420', { opacity: 0.4, blur: 9 });
    behind.path(shifted(put(outline), 3, 5), '#d9cfc2');
    const front = new Picture(`${id}-front`);
    const [a, b, c, d] = quad;
    front.path(put(outline), glow(a[0] + w * 0.42, a[1] + h * 0.36, w * 0.62, '#ffffff', 0.24));
    front.path(put(outline), {
      kind: 'radial',
      centre: [x - w * 0.06, foot - h * 0.56],
      radius: Math.max(w, h) * 0.72,
      stops: [
        { at: 0, colour: '#2f2326', opacity: 0 },
        { at: 0.58, colour: '#2f2326', opacity: 0.02 },
        { at: 0.82, colour: '#2f2326', opacity: 0.16 },
        { at: 1, colour: '#2f2326', opacity: 0.42 },
      ],
    });
    for (const [corner, dx, dy] of [
      [a, 1, 1],
      [b, -1, 1],
      [c, -1, -1],
      [d, 1, -1],
    ] as const) {
      for (const [along1, along2] of [
        [0.26, 0.13],
        [0.15, 0.24],
      ] as const)
        front.path(
          `M${corner[0] + dx * 16} ${corner[1] + dy * 18}C${corner[0] + dx * w * along1 * 0.5} ${corner[1] + dy * h * along2 * 0.4} ${corner[0] + dx * w * along1 * 0.8} ${corner[1] + dy * h * along2 * 0.7} ${corner[0] + dx * w * along1} ${corner[1] + dy * h * along2}`,
          'none',
          { stroke: '#2f2326', strokeWidth: 9, opacity: 0.13, blur: 6 },
        );
    }
    front.path(put(outline), 'none', { stroke: '#ffffff', strokeWidth: 2, opacity: 0.3 });
    front.grain({ x: a[0] - 20, y: a[1], width: w + 40, height: h }, [3, 3], '#2f2326', 0.07);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad }, mask: outline }],
      front: front.toString(),
    };
  },
};

const pair = /(-?\d*\.?\d+) (-?\d*\.?\d+)/g;

/** A path in shares onto a quad, without regard to perspective. */
function onto(d: string, [a, b, c, e]: Quad): string {
  return d.replace(pair, (_, first: string, second: string) => {
    const [u, v] = [Number(first), Number(second)];
    const at = (axis: 0 | 1) =>
      (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (e[axis] * (1 - u) + c[axis] * u) * v;
    return `${Math.round(at(0) * 100) / 100} ${Math.round(at(1) * 100) / 100}`;
  });
}

function shifted(d: string, dx: number, dy: number): string {
  return d.replace(pair, (_, x: string, y: string) => `${Number(x) + dx} ${Number(y) + dy}`);
}

function back(picture: Picture): void {
  const light = blend(cloth, '#ffffff', 0.26);
  const deep = blend(cloth, '#1c1a24', 0.34);
  picture.path('M-40 330L900 330C960 330 992 356 992 410L992 800L-40 800Z', '#2a2420', {
    opacity: 0.3,
    blur: 20,
  });
  picture.path(
    'M-60 300C-20 290 860 288 906 298C950 306 968 332 968 380L968 780L-60 780Z',
    along([-60, 290], [968, 780], light, cloth, deep),
  );
  picture.grain({ x: 0, y: 292, width: 968, height: 480 }, [4, 4], '#1c1a24', 0.1);
  picture.path('M-60 302C-20 292 860 290 906 300', 'none', {
    stroke: '#ffffff',
    strokeWidth: 7,
    opacity: 0.3,
    blur: 4,
  });
  picture.path('M168 300C176 420 172 600 166 720', 'none', {
    stroke: deep,
    strokeWidth: 6,
    opacity: 0.5,
    blur: 2,
  });
  picture.path('M178 304C186 420 182 600 176 720', 'none', {
    stroke: '#ffffff',
    strokeWidth: 4,
    opacity: 0.16,
    blur: 2,
  });
}

function seat(picture: Picture): void {
  const deep = blend(cloth, '#1c1a24', 0.3);
  picture.path('M-60 700L968 700L968 760L-60 760Z', '#1c1a24', { opacity: 0.4, blur: 22 });
  picture.path(
    'M-60 736C200 716 700 716 972 738C1000 742 1008 764 1006 792L1000 900L-60 900Z',
    along([0, 726], [0, 900], blend(cloth, '#ffffff', 0.2), cloth, deep),
  );
  picture.grain({ x: 0, y: 724, width: 1006, height: 176 }, [4, 4], '#1c1a24', 0.1);
  picture.path('M-60 742C200 722 700 722 972 744', 'none', {
    stroke: '#ffffff',
    strokeWidth: 6,
    opacity: 0.26,
    blur: 3,
  });
  const arm = 'M930 900L930 560C930 512 1090 512 1090 566L1096 900Z';
  picture.path(arm, '#1c1a24', { opacity: 0.3, blur: 14 });
  picture.path(arm, along([930, 0], [1096, 0], blend(cloth, '#ffffff', 0.18), cloth, deep));
  picture.path('M944 566C946 532 1074 532 1078 570', 'none', {
    stroke: '#ffffff',
    strokeWidth: 6,
    opacity: 0.28,
    blur: 4,
  });
}

/** A knitted throw that hangs over the back on the left. */
function blanket(picture: Picture): void {
  const wool = '#efe3d0';
  const d = 'M-30 286C30 276 90 278 132 288C146 420 140 560 152 706C100 716 40 712 -30 704Z';
  picture.path(d, '#1c1a24', { opacity: 0.34, blur: 12 });
  picture.path(d, along([-30, 0], [152, 0], wool, blend(wool, '#ffffff', 0.4), blend(wool, '#5a4436', 0.28)));
  for (let x = -20; x < 140; x += 17)
    picture.path(`M${x} 286C${x + 7} 430 ${x + 1} 570 ${x + 8} 706`, 'none', {
      stroke: '#b39a7c',
      strokeWidth: 3,
      opacity: 0.4,
    });
  for (let x = -24; x < 152; x += 9)
    picture.path(`M${x} 702C${x + 1} 716 ${x - 2} 728 ${x + 1} 742`, 'none', {
      stroke: blend(wool, '#8a7258', (x % 2) * 0.2 + 0.1),
      strokeWidth: 4,
    });
}
