import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { spray } from '../tools/flowers.ts';
import { across, blend, down, glow } from '../tools/light.ts';
import { cup, standingShadow, table, wall, windowLight } from '../tools/room.ts';

export const booksAndTea: Illustration = {
  id: 'still-lifes/books-and-tea',
  label: { de: 'Bücherstapel mit Tasse Tee und Kerze', en: 'Pile of books with a cup of tea and a candle' },
  tags: ['still-life', 'home', 'autumn'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const top = height * 0.7;
    wall(easel, '#dcc9b2', '#9a8480', top + 4);
    windowLight(easel, [width * 0.5 - 30, height * 0.08], 38, '#fff0cf', 0.35);
    table(easel, top, '#b98963', '#6f4738');
    const middle = width * 0.47;
    const foot = top + 11;
    standingShadow(easel, [middle, foot], 27, '#2a1620');
    const book = (y: number, half: number, thick: number, shift: number, tone: Tone) => {
      const own = easel.at({ x: middle + shift, y });
      own.path(
        `M${-half} ${-thick}L${half} ${-thick}L${half} 0L${-half} 0Q${-half - 2} ${-thick / 2} ${-half} ${-thick}Z`,
        across(-half, half, blend(tone, '#ffe8c4', 0.28), tone, blend(tone, '#1c1022', 0.35)),
      );
      own.path(
        `M${-half + 3} ${-thick + 0.9}L${half + 0.4} ${-thick + 0.9}L${half + 0.4} -0.9L${-half + 3} -0.9Q${-half + 1.6} ${-thick / 2} ${-half + 3} ${-thick + 0.9}Z`,
        across(-half, half, '#fff4da', '#d2b594'),
      );
      for (let line = 1; line < 4; line++)
        own.line(
          [
            [-half + 3, -thick + 0.9 + ((thick - 1.8) * line) / 4],
            [half, -thick + 0.9 + ((thick - 1.8) * line) / 4],
          ],
          '#b39675',
          0.18,
          { opacity: 0.8, detail: 0.7 },
        );
    };
    book(foot, 27, 7, 0, '#8f3f3c');
    book(foot - 7, 24, 6, 2, '#3f6a6c');
    book(foot - 13, 25, 5, -2, '#d39a45');
    book(foot - 18, 20, 6.4, 1, '#51466f');
    cup(easel, [middle - 2, foot - 24.4], 8.6, '#f0ddca', '#b8743a');
    for (const side of [-1.4, 1.8])
      easel.taper(
        [
          [middle - 2 + side, foot - 37],
          [middle - 2 + side * 2, foot - 43],
          [middle - 2 + side * 0.4, foot - 50],
          [middle - 2 + side * 2, foot - 57],
        ],
        1.8,
        0.3,
        '#fffaf0',
        { opacity: 0.34 },
      );
    const candle = easel.at({ x: middle + 41, y: foot + 2 });
    standingShadow(candle, [0, 0], 5, '#2a1620');
    candle.rect(-5, -15, 10, 15, across(-5, 5, '#fff4de', '#ecd2ab', '#b48d6c'));
    candle.oval(0, -15, 5, 1.2, '#fff0cc');
    candle.rect(-0.25, -18, 0.5, 3, '#4a3430');
    candle.oval(0, -20, 26, 26, glow(0, -20, 26, '#ffcf7a', 0.55));
    candle.path(
      'M0 -25.4C2.4 -21.6 2 -18 0 -17.4C-2 -18 -2.4 -21.6 0 -25.4Z',
      down(-25, -17, '#fff4c0', '#ff9f3f'),
    );
    const glasses = easel.at({ x: middle - 38, y: foot + 6 });
    if (middle > 42) {
      glasses.oval(5, 1.6, 12, 1.4, '#2a1620', { opacity: 0.35 });
      for (const x of [-6.4, 6.4])
        glasses.path(
          `M${x - 5} -1C${x - 5} -6 ${x + 5} -6 ${x + 5} -1C${x + 5} 4 ${x - 5} 4 ${x - 5} -1ZM${x - 4.1} -1C${x - 4.1} 3 ${x + 4.1} 3 ${x + 4.1} -1C${x + 4.1} -5 ${x - 4.1} -5 ${x - 4.1} -1Z`,
          '#3a2630',
          { evenOdd: true },
        );
      glasses.line(
        [
          [-1.6, -1.6],
          [0, -2.6],
          [1.6, -1.6],
        ],
        '#3a2630',
        0.7,
      );
      glasses.taper(
        [
          [11, -1.6],
          [18, -5],
          [26, -5.4],
        ],
        0.8,
        0.6,
        '#3a2630',
      );
    }
    spray(
      easel,
      [middle + 20, foot + 9],
      [middle + 46, foot + 14],
      { leaf: '#7f8f5a', stem: '#6b5a40' },
      { leaf: 5, count: 8, bend: -2 },
    );
    return easel.shapes;
  },
};
