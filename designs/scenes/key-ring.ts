import { along, blend } from '../illustrations/tools/light.ts';
import type { Size } from '../model/shape.ts';
import { castFlat, layFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { ovalAt } from './round-vessel.ts';
import { pictureSize, type Scene } from './scene.ts';
import type { Corner, Quad } from './surface.ts';

const id = 'key-ring';

/** A key ring with two keys on a table. */
export const keyRing: Scene = {
  id,
  label: { de: 'Schlüsselanhänger an einem Schlüsselbund', en: 'Key ring with two keys' },
  kinds: ['merch'],
  types: ['schluesselanhaenger'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#e9e4dc', '#bdb0a2');
    key(picture, 512, 268, 148, '#c9a45c');
    key(picture, 536, 286, 112, '#b9bec4');
    return picture.toString();
  },
  stage({ sizeOf, isCut }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 45, height: 45 };
    const scale = Math.min(450 / size.width, 450 / size.height);
    const laid = layFlat(size, [770, 586], scale, 6);
    const behind = new Picture(`${id}-behind`);
    if (!isCut(face)) castFlat(behind, laid.quad, 1);
    const front = new Picture(`${id}-front`);
    const [a, , c] = laid.quad;
    front.poly([...laid.quad], {
      kind: 'linear',
      from: [a[0], a[1]],
      to: [c[0], c[1]],
      stops: [
        { at: 0.12, colour: '#ffffff', opacity: 0 },
        { at: 0.3, colour: '#ffffff', opacity: isCut(face) ? 0 : 0.22 },
        { at: 0.42, colour: '#ffffff', opacity: 0 },
      ],
    });
    const top = hole(laid.quad, size);
    front.path(ovalAt(top[0], top[1], 13, 13), blend('#bdb0a2', '#3a2a24', 0.3));
    front.path(ovalAt(top[0], top[1], 13, 13), 'none', { stroke: '#ffffff', strokeWidth: 3, opacity: 0.7 });
    chain(front, top[0], top[1]);
    ring(front, ...hub, 88);
    const branch = branchShapes(43, 130, 24);
    front.shadowOf(branch, 'translate(990 150) rotate(30) scale(1.4)', '#3b2a26', 0.26, 6);
    front.shapes(branch, 'translate(982 140) rotate(30) scale(1.4)');
    return {
      behind: behind.toString(),
      faces: [{ face, lift: 10, surface: { kind: 'quad', quad: laid.quad } }],
      front: front.toString(),
    };
  },
};

/** Below the upper edge; in a heart below the notch between its lobes. */
function hole([a, b, c, d]: Quad, { width, height }: Size): Corner {
  const depth = width > height * 1.02 ? 0.25 : 0.09;
  return [
    (a[0] + b[0]) / 2 + ((d[0] - a[0] + c[0] - b[0]) / 2) * depth,
    (a[1] + b[1]) / 2 + ((d[1] - a[1] + c[1] - b[1]) / 2) * depth,
  ];
}

/** The middle of the ring. */
const hub = [560, 196] as const;
const steel = ['#f4f6f7', '#aab1b7', '#6d757c'] as const;

function ring(picture: Picture, x: number, y: number, radius: number): void {
  for (const [grow, lift] of [
    [0, 0],
    [-9, -3],
  ] as const) {
    const d = ovalAt(x, y + lift, radius + grow, radius + grow);
    picture.path(ovalAt(x + 7, y + 10, radius + grow, radius + grow), 'none', {
      stroke: '#33241f',
      strokeWidth: 9,
      opacity: 0.3,
      blur: 5,
    });
    picture.path(d, 'none', { stroke: steel[2], strokeWidth: 10 });
    picture.path(d, 'none', { stroke: steel[1], strokeWidth: 6.4 });
    picture.path(d, 'none', { stroke: steel[0], strokeWidth: 2.2, opacity: 0.9 });
  }
}

/** Five links from the ring to the hole of the tag. */
function chain(picture: Picture, x: number, y: number): void {
  const [fromX, fromY] = [hub[0] + 62, hub[1] + 56];
  const count = 6;
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const long = Math.hypot(x - fromX, y - fromY) / count;
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count;
    const place = `translate(${fromX + (x - fromX) * share} ${fromY + (y - fromY) * share + Math.sin(share * Math.PI) * 26}) rotate(${angle + 16 - share * 32})`;
    const narrow = index % 2 === 0 ? 12 : 4;
    const d = ovalAt(0, 0, long * 0.62, narrow);
    picture.shadowOf(
      [{ d, stroke: '#33241f', strokeWidth: 9 }],
      `translate(5 8) ${place}`,
      '#33241f',
      0.3,
      4,
    );
    picture.shapes(
      [
        { d, stroke: steel[2], strokeWidth: 8 },
        { d, stroke: steel[1], strokeWidth: 5 },
        { d, stroke: steel[0], strokeWidth: 1.8 },
      ],
      place,
    );
  }
}

/** A key that hangs from a point, turned by `degrees` from pointing right. */
function key(picture: Picture, x: number, y: number, degrees: number, tone: string): void {
  const place = `translate(${x} ${y}) rotate(${degrees})`;
  const d =
    'M0 -62C36 -62 70 -40 84 -17L330 -17L344 0L330 17L304 17L296 8L284 17L270 17L262 9L250 17L226 17L218 8L206 17L84 17C70 40 36 62 0 62C-34 62 -62 34 -62 0C-62 -34 -34 -62 0 -62ZM-28 -14C-28 -24 -10 -24 -10 -14L-10 14C-10 24 -28 24 -28 14Z';
  picture.shadowOf([{ d }], `translate(9 13) ${place}`, '#33241f', 0.34, 8);
  picture.shapes(
    [
      {
        d,
        evenOdd: true,
        fill: along([-60, -60], [340, 60], blend(tone, '#ffffff', 0.5), tone, blend(tone, '#3a2a1a', 0.34)),
      },
      { d: 'M92 -5L322 -5', stroke: blend(tone, '#3a2a1a', 0.4), strokeWidth: 4, opacity: 0.6 },
      { d: 'M92 -9L322 -9', stroke: '#ffffff', strokeWidth: 2, opacity: 0.6 },
    ],
    place,
  );
}
