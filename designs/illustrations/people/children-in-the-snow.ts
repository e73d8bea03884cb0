import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { figure } from '../tools/figure.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { ball, down } from '../tools/light.ts';
import { sky, sun } from '../tools/sky.ts';
import { dabs, scatter } from '../tools/texture.ts';
import { fir } from '../tools/trees.ts';

export const childrenInTheSnow: Illustration = {
  id: 'people/children-in-the-snow',
  label: { de: 'Kinder bauen einen Schneemann', en: 'Children building a snowman' },
  tags: ['people', 'children', 'family', 'winter', 'christmas'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.56;
    const middle = width * 0.5;
    sky(easel, horizon, '#8fb2cf', '#c3d5e2', '#f3e4dc', '#fbd9bd');
    sun(easel, [width * 0.22, horizon - 16], 4.4, '#fffaf0', '#ffe1ba');
    range(easel, {
      from: horizon - 12,
      to: horizon - 4,
      layers: 3,
      far: '#d3deea',
      near: '#aebfd8',
      swing: 5,
    });
    const firs = { shade: '#34566a', body: '#46707c', light: '#86a8ac', trunk: '#5a4a48' };
    for (let x = -2; x < width + 4; x += random.between(5, 9))
      fir(easel, [x, horizon + random.between(0, 3)], random.between(13, 24), firs, '#eff4fa');
    ground(
      easel,
      hillLine(easel, horizon + 4, 2.4, 130),
      height + 8,
      down(horizon, height, '#e9eff7', '#fbfcfe', '#c3d1e6'),
      '#a9bddb',
    );
    fir(easel, [width * 0.05, height * 0.82], 46, firs, '#f6f9fc');
    fir(easel, [width * 0.96, height * 0.8], 40, firs, '#f6f9fc');
    const foot = height * 0.84;
    const man = easel.at({ x: middle + 2, y: foot });
    man.path('M-8 0C4 -3 26 -2 36 1C26 5 4 5 -8 2Z', '#8aa3cb', { opacity: 0.5 });
    const tones = ['#ffffff', '#f0f4fa', '#a9bcda'] as const;
    for (const [y, radius] of [
      [-9, 10.6],
      [-23.4, 7.6],
      [-33.4, 5.4],
    ] as const)
      man.oval(0, y, radius, radius * 0.94, ball(0, y, radius, ...tones));
    man.path('M-5.6 -37.4L5.6 -37.4L5.2 -36L-5.2 -36Z', '#3a3448');
    man.path('M-3.6 -37.4L-3.4 -43L3.4 -43L3.6 -37.4Z', '#3a3448');
    man.rect(-3.6, -39, 7.2, 1.4, '#c84a46');
    for (const x of [-1.8, 1.6]) man.oval(x, -34.4, 0.6, 0.7, '#2c2838');
    man.path('M-0.4 -33L-6 -31.6L-0.2 -31.4Z', '#ea8f3c');
    for (const y of [-26, -22.4, -18.6]) man.oval(-0.6, y, 0.7, 0.7, '#2c2838');
    man.path('M-5 -29.6C-2 -27.6 3 -27.6 5.2 -29.6L5.6 -27.4C2 -25.4 -2 -25.4 -5.4 -27.4Z', '#c84a46');
    man.path('M2.6 -27.4L5.6 -27.8L6.6 -20L3.8 -19.6Z', '#b23e40');
    man.taper(
      [
        [-6.6, -24],
        [-12, -28],
        [-16, -33],
      ],
      0.9,
      0.4,
      '#6b4a3a',
    );
    man.taper(
      [
        [6.8, -24],
        [12, -28.6],
        [15, -30],
      ],
      0.9,
      0.4,
      '#6b4a3a',
    );
    const child = (x: number, tall: number, coat: string, trousers: string, cap: string, mirror: boolean) => {
      easel.path(
        `M${x - 2} ${foot + 1}L${x + 3} ${foot + 0.4}L${x + 16} ${foot + 3}L${x + 10} ${foot + 4}Z`,
        '#8aa3cb',
        { opacity: 0.5 },
      );
      figure(easel, [x, foot + 1.4], {
        kind: 'child',
        height: tall,
        top: coat,
        bottom: trousers,
        hair: '#7a4f34',
        left: [-15, -52],
        right: [21, -60],
        step: 5,
        mirror,
        hairStyle: 'short',
      });
      const head = easel.at({ x, y: foot + 1.4 - tall * 0.845, scale: tall / 100 });
      head.path('M-8.8 5C-10 -11 10 -11 8.8 5Q0 7.6 -8.8 5Z', cap);
      head.path('M-9.4 3.6Q0 6.4 9.4 3.6L9.4 7.4Q0 10.4 -9.4 7.4Z', '#fff6ea');
      head.oval(0, -8.4, 3.2, 3, '#fff6ea');
      head.path('M-6 10Q0 12.4 6 10L6.6 13.4Q0 16 -6.6 13.4Z', '#f1c25a');
    };
    child(middle - 17, 36, '#d9634e', '#45628a', '#3f7f86', false);
    child(middle + 24, 31, '#4f8f94', '#6a5580', '#d9634e', true);
    dabs(easel, scatter(easel, 150, [middle, height / 2], width * 0.6, height * 0.6), '#ffffff', {
      length: 1,
      breadth: 0.5,
      opacity: 0.9,
    });
    const sledge = easel.at({ x: middle - 32, y: height * 0.93 });
    sledge.rect(-9, -4.4, 18, 1.2, '#c07a48');
    sledge.rect(-9, -6, 18, 1, '#d89a62');
    for (const x of [-6, 5]) sledge.rect(x, -3.6, 0.9, 3.4, '#8a5436');
    sledge.line(
      [
        [-11, 0],
        [9, 0],
        [12.4, -2.4],
        [12, -5.4],
      ],
      '#8a5436',
      0.8,
    );
    return easel.shapes;
  },
};
