import { along, blend } from '../illustrations/tools/light.ts';
import { Picture } from './picture.ts';
import { leafShade } from './props.ts';
import { type Placement, pictureSize, type Scene } from './scene.ts';
import type { Quad } from './surface.ts';
import { castOnWall } from './wall.ts';

const id = 'magnets-on-a-fridge';
const enamel = '#dbe5df';

/** Magnets on a fridge: one large, one that holds a shopping list. */
export const magnetsOnAFridge: Scene = {
  id,
  label: { de: 'Magnete am Kühlschrank', en: 'Magnets on a fridge' },
  kinds: ['merch'],
  types: ['magnet'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    picture.rect(
      0,
      0,
      1200,
      900,
      along([0, 0], [1200, 900], blend(enamel, '#ffffff', 0.6), enamel, blend(enamel, '#4a5a58', 0.26)),
    );
    picture.path('M-60 420L420 -60L640 -60L-60 640Z', '#ffffff', { opacity: 0.34, blur: 30 });
    leafShade(picture, 5, 'translate(1220 -30) rotate(118) scale(1.5)', 0.12, 10);
    picture.rect(0, 812, 1200, 12, '#3f4c4a', { opacity: 0.5, blur: 2 });
    picture.rect(0, 824, 1200, 6, '#ffffff', { opacity: 0.6, blur: 1 });
    picture.path('M1106 250L1148 250L1148 640L1106 640Z', '#2f3a3a', { opacity: 0.34, blur: 16 });
    picture.path(
      'M1094 262C1094 236 1130 236 1130 262L1130 618C1130 644 1094 644 1094 618Z',
      along([1094, 0], [1130, 0], '#8e9698', '#ffffff', '#c4cacc', '#767e82'),
    );
    list(picture);
    return picture.toString();
  },
  stage({ sizeOf, isCut }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 90, height: 60 };
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const faces: Placement[] = [];
    for (const [x, y, room, turn] of [
      [390, 420, 560, -3],
      [868, 300, 208, 4],
    ] as const) {
      const scale = Math.min(room / size.width, (room * 0.92) / size.height);
      const quad = turned(x, y, size.width * scale, size.height * scale, turn);
      castOnWall(behind, quad, room / 40);
      const [, b, c, d] = quad;
      const deep = room / 70;
      if (!isCut(face))
        behind.poly(
          [b, [b[0] + deep, b[1] + deep], [c[0] + deep, c[1] + deep], [d[0] + deep, d[1] + deep], d, c],
          '#6d6a66',
        );
      faces.push({ face, surface: { kind: 'quad', quad } });
      gloss(front, quad);
    }
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};

function turned(x: number, y: number, width: number, height: number, degrees: number): Quad {
  const angle = (degrees * Math.PI) / 180;
  const at = (dx: number, dy: number) =>
    [
      x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y + dx * Math.sin(angle) + dy * Math.cos(angle),
    ] as const;
  const [w, h] = [width / 2, height / 2];
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
}

function gloss(picture: Picture, [a, b, c, d]: Quad): void {
  picture.poly([a, b, c, d], {
    kind: 'linear',
    from: [a[0], a[1]],
    to: [c[0], c[1]],
    stops: [
      { at: 0, colour: '#ffffff', opacity: 0.26 },
      { at: 0.3, colour: '#ffffff', opacity: 0.05 },
      { at: 1, colour: '#2f2326', opacity: 0.1 },
    ],
  });
  picture.path(`M${d[0]} ${d[1]}L${a[0]} ${a[1]}L${b[0]} ${b[1]}`, 'none', {
    stroke: '#ffffff',
    strokeWidth: 2.4,
    opacity: 0.7,
  });
}

/** A note with five ticked lines. */
function list(picture: Picture): void {
  const note = 'M748 262L1000 244L1022 640L936 652L770 650Z';
  picture.path('M756 276L1012 256L1040 664L780 668Z', '#2f2326', { opacity: 0.26, blur: 12 });
  picture.path(note, along([748, 244], [1022, 652], '#fffdf6', '#fbf5e4', '#efe4cc'));
  picture.path('M936 652L1022 640L1012 604C980 622 950 620 936 652Z', '#e0d2b6');
  for (const [index, wide] of [150, 112, 168, 90, 130].entries()) {
    const y = 418 + index * 44;
    picture.path(`M${792 + index} ${y - 12}l16 -1l1 16l-16 1Z`, 'none', {
      stroke: '#7d7468',
      strokeWidth: 2,
      opacity: 0.8,
    });
    if (index < 3)
      picture.path(`M${794 + index} ${y - 4}L${800 + index} ${y + 4}L${814 + index} ${y - 16}`, 'none', {
        stroke: '#2f4a3f',
        strokeWidth: 3.4,
      });
    let d = `M${826 + index} ${y}`;
    for (let x = 0; x < wide; x += 14)
      d += `C${826 + index + x + 4} ${y - 13 + (x % 3)} ${826 + index + x + 9} ${y - 10} ${826 + index + x + 14} ${y - (x % 5)}`;
    picture.path(d, 'none', { stroke: '#4c5a78', strokeWidth: 2.6, opacity: 0.75 });
  }
}
