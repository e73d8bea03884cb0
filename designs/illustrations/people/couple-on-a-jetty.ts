import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { figure } from '../tools/figure.ts';
import { range } from '../tools/land.ts';
import { across, fade } from '../tools/light.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { ripples, water } from '../tools/water.ts';

export const coupleOnAJetty: Illustration = {
  id: 'people/couple-on-a-jetty',
  label: { de: 'Paar auf einem Steg bei Sonnenuntergang', en: 'Couple on a jetty at sunset' },
  tags: ['people', 'couple', 'water', 'wedding', 'summer'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const shore = height * 0.5;
    const middle = width * 0.5;
    sky(easel, shore, '#5d7f9f', '#c4a3a8', '#f3b58c', '#fbcf94');
    streaks(easel, 7, height * 0.06, height * 0.32, '#fbdcc4', 0.55);
    sun(easel, [middle - 13, shore - 8], 6, '#fff2ce', '#ffc681');
    range(easel, {
      from: shore - 10,
      to: shore - 2,
      layers: 3,
      far: '#c09a9d',
      near: '#6f6b86',
      swing: 4,
      bottom: shore + 2,
    });
    water(easel, shore, height + 4, '#f5c391', '#c99a96', '#7b7f9c', '#415e84');
    easel.rect(-4, shore, width + 8, 7, fade([0, shore + 7], [0, shore], '#6f6b86', 0.7));
    ripples(easel, { top: shore + 1, bottom: height }, '#fde0b4', { count: 110, opacity: 0.5 });
    ripples(easel, { top: shore + 2, bottom: height }, '#3f547c', { count: 120, opacity: 0.4 });
    ripples(easel, { top: shore + 1, bottom: shore + 38 }, '#fff4d6', {
      count: 90,
      opacity: 0.9,
      size: 0.7,
      middle: middle - 13,
      spread: 7,
    });
    const deck = height * 0.88;
    easel.path(
      `M${middle - 16} ${deck - 5}L${middle + 16} ${deck - 5}L${middle + 44} ${height + 8}L${middle - 44} ${height + 8}Z`,
      across(middle - 40, middle + 40, '#e8b98d', '#9a6f5e', '#54404c'),
    );
    for (let plank = 0; plank < 9; plank++) {
      const share = (plank / 9) ** 1.4;
      const y = deck - 5 + (height + 8 - deck) * share;
      const half = 16 + 28 * share;
      easel.rect(middle - half, y, half * 2, 0.3 + share * 0.5, '#4a3740', { opacity: 0.7 });
    }
    for (const side of [-1, 1]) {
      easel.rect(
        middle + side * 17 - 1.1,
        deck - 12,
        2.2,
        15,
        across(middle + side * 17 - 1.1, middle + side * 17 + 1.1, '#c58f72', '#463440'),
      );
      easel.rect(
        middle + side * 30 - 1.7,
        deck - 9,
        3.4,
        26,
        across(middle + side * 30 - 1.7, middle + side * 30 + 1.7, '#c58f72', '#463440'),
      );
    }
    const foot = deck - 0.4;
    easel.path(
      `M${middle - 9} ${foot}L${middle + 10} ${foot}L${middle + 25} ${height + 6}L${middle - 3} ${height + 6}Z`,
      '#3a2c3c',
      { opacity: 0.35 },
    );
    figure(easel, [middle - 5.6, foot], {
      kind: 'woman',
      height: 40,
      top: '#f4e3d2',
      bottom: '#f6e6d8',
      hair: '#6b4334',
      skirt: 0.44,
      hairStyle: 'long',
      right: [13, -50],
    });
    figure(easel, [middle + 6, foot], {
      kind: 'man',
      height: 44,
      top: '#54698c',
      bottom: '#3d4560',
      hair: '#3f2c2c',
      left: [-13, -46],
      lean: -1.5,
    });
    return easel.shapes;
  },
};
