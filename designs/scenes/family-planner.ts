import { along, blend } from '../illustrations/tools/light.ts';
import { Picture } from './picture.ts';
import { vaseShapes } from './props.ts';
import { livingRoom } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { drawSpiral } from './spiral.ts';
import { castOnWall, hung, roomLight } from './wall.ts';

const id = 'family-planner';

/** A tall planner on a kitchen wall, above the worktop. */
export const familyPlanner: Scene = {
  id,
  label: { de: 'Familienplaner in der Küche', en: 'Family planner in the kitchen' },
  kinds: ['calendar'],
  types: ['familienplaner', 'kuechenkalender'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#d5ddd8', '#b38b66', 900);
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 17; column++) {
        const [x, y] = [column * 78 - (row % 2) * 39 - 20, 608 + row * 40];
        picture.rect(
          x,
          y,
          75,
          37,
          along([x, y], [x + 75, y + 37], '#fdfcf8', blend('#e9e9e2', '#c9cfc9', (row + (column % 3)) / 6)),
        );
      }
    }
    picture.rect(0, 604, 1200, 3, '#2f2326', { opacity: 0.16, blur: 2 });
    picture.rect(0, 770, 1200, 36, along([0, 770], [0, 806], '#e9c79c', '#c2956a', '#8a6344'));
    picture.grain({ x: 0, y: 770, width: 1200, height: 30 }, [240, 6], '#4a2c18', 0.25);
    picture.rect(0, 806, 1200, 94, along([0, 806], [0, 900], '#5c7a76', '#7c9a94', '#6d8b86'));
    for (const x of [300, 700, 1040]) {
      picture.rect(x, 806, 3, 94, '#2c4442', { opacity: 0.5 });
      picture.rect(x - 130, 832, 74, 8, '#e9d3a6');
    }
    picture.path('M60 770L340 770L420 764L300 758L60 760Z', '#33241f', { opacity: 0.3, blur: 8 });
    picture.rect(84, 510, 150, 258, along([84, 0], [234, 0], '#c99a6c', '#a97a50'));
    picture.rect(128, 470, 160, 298, along([128, 0], [288, 0], '#e3bd90', '#c2956a', '#a97a50'));
    picture.grain({ x: 128, y: 470, width: 160, height: 298 }, [7, 200], '#4a2c18', 0.22);
    picture.path('M198 494A11 11 0 0 1 220 494A11 11 0 0 1 198 494Z', '#8a6344');
    picture.shapes(vaseShapes(31, '#f0e6da'), 'translate(930 770) scale(1.7)');
    for (const [x, tone] of [
      [1050, '#e89a44'],
      [1098, '#d9694a'],
      [1074, '#efb35a'],
    ] as const) {
      const y = tone === '#efb35a' ? 726 : 752;
      picture.path(
        `M${x - 26} ${y}C${x - 26} ${y - 34} ${x + 26} ${y - 34} ${x + 26} ${y}C${x + 26} ${y + 25} ${x - 26} ${y + 25} ${x - 26} ${y}Z`,
        along(
          [x - 20, y - 24],
          [x + 22, y + 18],
          blend(tone, '#fff2c8', 0.5),
          tone,
          blend(tone, '#4a1c24', 0.35),
        ),
      );
    }
    picture.path(
      'M1000 748C1010 776 1140 776 1150 748C1120 758 1030 758 1000 748Z',
      along([1000, 0], [1150, 0], '#fffdf8', '#c9d3d0'),
    );
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { page: 0 };
    const size = sizeOf(face) ?? { width: 195, height: 480 };
    const quad = hung(size, [560, 326], { width: 560, height: 560 });
    const [a, b, c, d] = quad;
    const behind = new Picture(`${id}-behind`);
    castOnWall(behind, quad, 6);
    for (const step of [3, 2, 1])
      behind.poly(
        [
          [a[0] + step, a[1] + step],
          [b[0] + step, b[1] + step],
          [c[0] + step * 1.3, c[1] + step * 1.8],
          [d[0] + step, d[1] + step * 1.8],
        ],
        step % 2 ? '#d8d0c6' : '#efe9e0',
      );
    const front = new Picture(`${id}-front`);
    roomLight(front, quad);
    drawSpiral(front, a, b, true);
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
