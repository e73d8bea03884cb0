import type { Colour } from '../../model/colour.ts';
import type { Figure } from '../figure/figure.ts';
import { area, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc, type Point } from '../figure/outline.ts';

const along = (t: number): Point => ({ x: -128 + 256 * t, y: -34 + 54 * Math.sin(Math.PI * t) });
export const bunting: Figure = {
  name: 'bunting',
  label: { de: 'Wimpelkette', en: 'Bunting' },
  tags: ['birthday', 'party', 'children', 'wedding'],
  aspect: 2.6,
  marks: () => {
    const colours: readonly Colour[] = ['main+5', 'second+10', 'third+10', 'leaf+15', 'main+40'];
    const flags = Array.from({ length: 9 }, (_, index): Mark[] => {
      const [from, to] = [along(0.035 + index * 0.105), along(0.035 + index * 0.105 + 0.09)];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const tip = {
        x: (from.x + to.x) / 2 - dy * 1.2 + (index % 2) * 1.5,
        y: (from.y + to.y) / 2 + dx * 1.45,
        corner: true,
      };
      const flag = area(
        colours[index % 5] ?? 'main',
        [{ ...from, corner: true }, { ...to, corner: true }, tip],
        { shade: index % 2 ? 'right' : 'below' },
      );
      const middle = { x: (from.x + to.x + tip.x) / 3, y: (from.y + to.y + tip.y) / 3 };
      const pattern =
        index % 3 === 1
          ? [
              oval('second+80', [middle.x, middle.y - 4, 2, 2], { line: 'thin', shade: 'flat' }),
              oval('second+80', [middle.x - 4.6, middle.y - 7, 1.6, 1.6], { line: 'thin', shade: 'flat' }),
              oval('second+80', [middle.x + 4.6, middle.y - 7, 1.6, 1.6], { line: 'thin', shade: 'flat' }),
            ]
          : index % 3 === 2
            ? [
                stroke(
                  'second+80',
                  [
                    { x: from.x + (tip.x - from.x) * 0.35, y: from.y + (tip.y - from.y) * 0.35 },
                    { x: to.x + (tip.x - to.x) * 0.35, y: to.y + (tip.y - to.y) * 0.35 },
                  ],
                  1.6,
                ),
              ]
            : [];
      return [flag, ...pattern];
    });
    const cord = Array.from({ length: 13 }, (_, index) => along(index / 12));
    return [...flags.flat(), stroke('accent-25', cord, 1.4)];
  },
};

export const confetti: Figure = {
  name: 'confetti',
  label: { de: 'Konfetti', en: 'Confetti burst' },
  tags: ['birthday', 'party', 'newyear'],
  aspect: 1.1,
  styles: ['flat'],
  marks: (random) => {
    const colours: readonly [Colour, ...Colour[]] = [
      'main',
      'second',
      'third',
      'leaf+10',
      'accent',
      'main+40',
    ];
    return Array.from({ length: 64 }, (_, index): Mark => {
      const [turn, away] = [random.between(0, 6.28), Math.sqrt(random.between(0.01, 1)) * 46];
      const [x, y] = [Math.cos(turn) * away * 1.08, Math.sin(turn) * away];
      const colour = random.pick(colours);
      const size = random.between(1, 2.4);
      const lean = random.between(0, 180);
      if (index % 4 === 0) return oval(colour, [x, y, size * 0.9, size * 0.8, lean], { shade: 'flat' });
      if (index % 7 === 1)
        return stroke(
          colour,
          [
            { x, y },
            { x: x + 2, y: y - 2 },
            { x: x + 3, y: y + 1 },
            { x: x + 6, y: y - 1.6 },
          ],
          1,
        );
      const turned = placed([area(colour, '-1,-0.55! 1,-0.5! 1,0.55! -1,0.5!', { shade: 'flat' })], {
        x,
        y,
        rotate: lean,
        scale: size,
      });
      return turned[0] ?? oval(colour, [x, y, size], { shade: 'flat' });
    });
  },
};

export const discoBall: Figure = {
  name: 'disco-ball',
  label: { de: 'Discokugel', en: 'Disco ball' },
  tags: ['party', 'birthday', 'newyear'],
  aspect: 0.84,
  marks: () => [
    stroke('accent', '0,-50 0.3,-40 0,-30', 1),
    area('third-20', '-5,-31! 5,-31! 6,-25! -6,-25!', { shade: 'right' }),
    oval('third+12', [0, 10, 36, 36], { shade: 'rim' }),
    ...[-24, -12, 0, 12, 24].map((dy) => {
      const reach = Math.sqrt(36 ** 2 - dy ** 2);
      return stroke(
        'third-30',
        [
          { x: -reach, y: 10 + dy },
          { x: -reach / 2, y: 10 + dy + 2.6 },
          { x: 0, y: 10 + dy + 3.6 },
          { x: reach / 2, y: 10 + dy + 2.6 },
          { x: reach, y: 10 + dy },
        ],
        0.8,
      );
    }),
    ...[-0.78, -0.48, -0.16, 0.16, 0.48, 0.78].map((share) =>
      stroke('third-30', arc([0, 10, 36 * share, 35.6], -90, 90, 7), 0.8),
    ),
    ...[
      [-14, -8],
      [-3, -6],
      [10, 6],
      [-22, 6],
      [16, 20],
      [-8, 20],
      [4, 31],
      [22, -4],
      [-15, 32],
    ].map(([x = 0, y = 0], i) =>
      area(
        i % 2 ? 'main+45' : 'third+70',
        [
          { x: x - 4, y: y - 4, corner: true },
          { x: x + 4, y: y - 3.6, corner: true },
          { x: x + 4.2, y: y + 4, corner: true },
          { x: x - 4, y: y + 3.8, corner: true },
        ],
        { line: 'none', shade: 'flat' },
      ),
    ),
    ...[
      [-36, -26, 1],
      [34, -20, 0.8],
      [38, 36, 1],
    ].flatMap(([x = 0, y = 0, scale = 1]) =>
      placed(
        [area('accent+30', '0,-8! 1.4,-1.4 6,0! 1.4,1.4 0,8! -1.4,1.4 -6,0! -1.4,-1.4', { shade: 'flat' })],
        { x, y, scale },
      ),
    ),
  ],
};
