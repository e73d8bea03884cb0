import { along, blend } from '../illustrations/tools/light.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { livingRoom } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { hung } from './wall.ts';

const id = 'tote-bag';
const middle = 560;

/** The bag as it hangs: its mouth a little open, its foot pulled down. */
const body =
  `M${middle - 236} 322C${middle - 120} 336 ${middle + 120} 336 ${middle + 236} 322` +
  `C${middle + 246} 470 ${middle + 250} 660 ${middle + 258} 806C${middle + 120} 830 ${middle - 120} 830 ${middle - 258} 806` +
  `C${middle - 250} 660 ${middle - 246} 470 ${middle - 236} 322Z`;

/** A cotton bag on a wooden peg, in the colour its design is printed on. */
export const toteBag: Scene = {
  id,
  label: { de: 'Stofftasche an einem Haken', en: 'Cotton bag on a peg' },
  kinds: ['merch'],
  types: ['stofftasche'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#e9e1d6', '#b38b66', 960);
    picture.path('M190 104L1010 104L1010 146L190 146Z', '#2f2326', { opacity: 0.3, blur: 12 });
    picture.rect(186, 84, 828, 46, along([186, 0], [1014, 0], '#dcb488', '#c4955f', '#a4754a'));
    picture.grain({ x: 186, y: 84, width: 828, height: 46 }, [220, 6], '#3a2418', 0.26);
    picture.rect(186, 84, 828, 3, '#ffffff', { opacity: 0.4 });
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 280, height: 320 };
    const cloth = design.palette.paper;
    const shade = blend(cloth, '#1c1612', 0.3);
    const quad = hung(size, [middle, 584], { width: 400, height: 410 });
    const behind = new Picture(`${id}-behind`);
    strap(behind, 18, blend(cloth, '#1c1612', 0.26));
    const leaves = branchShapes(27, 150, 30);
    for (const [x, turn, grow] of [
      [middle + 96, -78, 1.5],
      [middle + 60, -104, 1.3],
      [middle + 140, -58, 1.3],
    ] as const)
      behind.shapes(leaves, `translate(${x} 350) rotate(${turn}) scale(${grow})`);
    behind.path(
      `M${middle - 226} 334L${middle + 270} 330L${middle + 312} 838L${middle - 220} 846Z`,
      '#2f2326',
      { opacity: 0.3, blur: 22 },
    );
    behind.path(
      body,
      along(
        [middle - 250, 330],
        [middle + 258, 820],
        blend(cloth, '#ffffff', 0.1),
        cloth,
        blend(cloth, '#1c1612', 0.08),
      ),
    );
    const front = new Picture(`${id}-front`);
    folds(front);
    front.path(`M${middle - 237} 356C${middle - 120} 370 ${middle + 120} 370 ${middle + 238} 356`, 'none', {
      stroke: shade,
      strokeWidth: 2,
      opacity: 0.6,
    });
    strap(front, 0, cloth);
    for (const side of [-1, 1]) {
      const x = middle + side * 110;
      front.path(`M${x - 17} 330L${x + 17} 330L${x + 17} 366L${x - 17} 366Z`, 'none', {
        stroke: shade,
        strokeWidth: 2,
        opacity: 0.6,
      });
    }
    peg(front);
    front.grain({ x: middle - 260, y: 318, width: 520, height: 510 }, [3, 3], '#2f2326', 0.1);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};

function strap(picture: Picture, back: number, tone: string): void {
  const d = `M${middle - 110} 366L${middle - 110} 322C${middle - 104} 220 ${middle - 34 + back} 176 ${middle} 148C${middle + 34 - back} 176 ${middle + 104} 220 ${middle + 110} 322L${middle + 110} 366`;
  const band = (stroke: string, strokeWidth: number, opacity = 1, blur = 0) =>
    picture.path(d, 'none', { stroke, strokeWidth, opacity, blur, cap: 'butt' });
  if (back > 0) band('#2f2326', 36, 0.24, 9);
  band(blend(tone, '#1c1612', 0.18), 36);
  band(tone, 32);
  band(blend(tone, '#ffffff', 0.3), 8, 0.5, 3);
}

/** Soft folds from the straps downwards, and the shade of the sides. */
function folds(picture: Picture): void {
  picture.path(body, {
    kind: 'linear',
    from: [middle - 250, 0],
    to: [middle + 258, 0],
    stops: [
      { at: 0, colour: '#2a1f1a', opacity: 0.2 },
      { at: 0.12, colour: '#ffffff', opacity: 0.1 },
      { at: 0.5, colour: '#ffffff', opacity: 0 },
      { at: 0.85, colour: '#2a1f1a', opacity: 0.1 },
      { at: 1, colour: '#2a1f1a', opacity: 0.3 },
    ],
  });
  for (const [from, to, width, opacity] of [
    [-112, -196, 20, 0.14],
    [-104, -60, 15, 0.1],
    [108, 66, 16, 0.12],
    [114, 204, 22, 0.16],
  ] as const) {
    const d = `M${middle + from} 372C${middle + from * 1.04} 470 ${middle + to} 560 ${middle + to * 1.02} 770`;
    picture.path(d, 'none', { stroke: '#2a1f1a', strokeWidth: width, opacity, blur: 13 });
    picture.path(
      `M${middle + from + 14} 372C${middle + from * 1.04 + 16} 470 ${middle + to + 20} 560 ${middle + to * 1.02 + 22} 770`,
      'none',
      { stroke: '#ffffff', strokeWidth: width * 0.7, opacity: opacity * 0.9, blur: 10 },
    );
  }
  picture.path(
    `M${middle - 254} 770C${middle - 120} 800 ${middle + 120} 800 ${middle + 256} 770L${middle + 258} 806C${middle + 120} 830 ${middle - 120} 830 ${middle - 258} 806Z`,
    '#2a1f1a',
    { opacity: 0.14, blur: 10 },
  );
}

function peg(picture: Picture): void {
  picture.path(`M${middle - 20} 118L${middle + 30} 118L${middle + 36} 172L${middle - 4} 172Z`, '#2f2326', {
    opacity: 0.3,
    blur: 8,
  });
  picture.path(
    `M${middle - 21} 108C${middle - 21} 80 ${middle + 21} 80 ${middle + 21} 108L${middle + 19} 148C${middle + 16} 166 ${middle - 16} 166 ${middle - 19} 148Z`,
    along([middle - 21, 84], [middle + 21, 166], '#f0d0a4', '#cf9d68', '#946440'),
  );
}
