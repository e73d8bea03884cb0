import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { figure } from '../tools/figure.ts';
import { blend, down, glow } from '../tools/light.ts';
import { lightString, softLights } from '../tools/lights.ts';
import { strokes } from '../tools/texture.ts';

export const dancingCouple: Illustration = {
  id: 'people/dancing-couple',
  label: { de: 'Tanzendes Paar unter Lichterketten', en: 'Couple dancing under strings of lights' },
  tags: ['people', 'couple', 'wedding', 'party', 'night'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const floor = height * 0.78;
    const middle = width * 0.5;
    easel.rect(-4, -4, width + 8, floor + 8, down(0, floor, '#232a52', '#4c3f6c', '#8a5a72'));
    strokes(easel, { left: -4, right: width + 4, top: 0, bottom: floor }, '#6f5a86', {
      count: width * 0.6,
      length: 30,
      breadth: 1.6,
      opacity: 0.12,
    });
    softLights(easel, 34, { top: height * 0.18, bottom: height * 0.7 }, [
      '#ffc878',
      '#ff9f7a',
      '#ffe2a8',
      '#e58aa0',
    ]);
    easel.oval(middle, height * 0.5, 60, 60, glow(middle, height * 0.5, 60, '#ffc07a', 0.5));
    for (const [from, to, sag] of [
      [0.04, 0.1, 14],
      [0.1, 0.02, 20],
      [0.2, 0.14, 13],
    ] as const)
      lightString(easel, [-5, height * from], [width + 5, height * to], sag, Math.round(width / 9));
    easel.rect(-4, floor, width + 8, height, down(floor, height, '#a9695c', '#5a3a56', '#33284a'));
    strokes(easel, { left: -4, right: width + 4, top: floor + 2, bottom: height + 2 }, '#f6c08a', {
      count: width * 0.35,
      length: 26,
      breadth: 0.8,
      opacity: 0.2,
    });
    easel.oval(middle, height * 0.88, 46, 46 * 0.2, '#ffd59a', { opacity: 0.22 });
    easel.oval(middle, height * 0.88, 30, 30 * 0.2, '#ffe2b0', { opacity: 0.25 });
    const foot = height * 0.885;
    const tall = Math.min(58, height * 0.54);
    easel.oval(middle + 3, foot + 0.6, 17, 2, '#231a38', { opacity: 0.5 });
    figure(easel, [middle + 6.4, foot], {
      kind: 'man',
      height: tall,
      top: '#2f3656',
      bottom: '#272d48',
      hair: '#3a2626',
      step: 5,
      left: [-16, -56],
      right: [21, -72],
      lean: -2,
    });
    const skirt = easel.at({ x: middle - 5.6, y: foot, scale: tall / 58 });
    skirt.path(
      'M-2 -32C-8 -20 -20 -8 -25 -1.4C-18 1.6 -8 -0.4 0 1.4C6 2.4 12 0.6 15 -1.6C12 -12 7 -22 3 -32Z',
      {
        kind: 'linear',
        from: [-25, -10],
        to: [15, 0],
        stops: [
          { at: 0, colour: '#fff4e2' },
          { at: 0.5, colour: '#f3cdbd' },
          { at: 1, colour: '#b3809a' },
        ],
      },
    );
    figure(easel, [middle - 5.6, foot], {
      kind: 'woman',
      height: tall * 0.93,
      top: '#f9dccb',
      bottom: '#f6d6c6',
      hair: '#6f4230',
      skirt: 0.42,
      hairStyle: 'bun',
      right: [15, -72],
      left: [-19, -70],
      lean: 4,
      step: 4,
    });
    for (const [from, to] of [
      [-12, -19],
      [-6, -8],
      [0, 3],
      [5, 10],
    ] as const)
      skirt.taper(
        [
          [from * 0.2, -26],
          [from * 0.7, -12],
          [to, -1],
        ],
        0.4,
        2,
        blend('#b3809a', '#5a3a66', 0.2),
        { opacity: 0.35 },
      );
    return easel.shapes;
  },
};
