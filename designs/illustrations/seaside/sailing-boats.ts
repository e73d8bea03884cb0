import type { Illustration } from '../illustration.ts';
import { sailingBoat } from '../tools/boats.ts';
import { Easel } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { ripples, water } from '../tools/water.ts';

export const sailingBoats: Illustration = {
  id: 'seaside/sailing-boats',
  label: { de: 'Segelboote auf dem Meer im Abendlicht', en: 'Sailing boats at sea in evening light' },
  tags: ['seaside', 'water', 'travel', 'summer'],
  focus: [0.58, 0.52],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.54;
    sky(easel, horizon, '#3f7396', '#83a9b4', '#e9cfae', '#f6b582');
    sun(easel, [width * 0.32, horizon - 9], 6.4, '#fff1cf', '#ffbf78');
    streaks(easel, 8, height * 0.08, height * 0.36, '#fbe0c0', 0.55);
    range(easel, {
      from: horizon - 5,
      to: horizon - 2,
      layers: 2,
      far: '#b99a9a',
      near: '#8a8294',
      swing: 3,
      bottom: horizon + 1,
    });
    water(easel, horizon, height + 4, '#f0b98a', '#8f9ba2', '#3f7690', '#1f4f70');
    ripples(easel, { top: horizon + 1, bottom: height }, '#fbdcb2', { count: 130, opacity: 0.5 });
    ripples(easel, { top: horizon + 1, bottom: height }, '#1d4a6a', { count: 170, opacity: 0.42 });
    ripples(easel, { top: horizon + 1, bottom: height * 0.88 }, '#fff3d4', {
      count: 100,
      opacity: 0.9,
      size: 0.8,
      middle: width * 0.32,
      spread: 8,
    });
    sailingBoat(easel, [width * 0.16, horizon + 3], 13, '#7a4a44', '#fdebd2', true);
    sailingBoat(easel, [width * 0.88, horizon + 5], 18, '#3f5872', '#f7e3c8');
    sailingBoat(easel, [width * 0.58, height * 0.74], Math.min(58, height * 0.5), '#b04a41', '#fff6e6');
    ripples(
      easel,
      { top: height * 0.745, bottom: height * 0.77, left: width * 0.44, right: width * 0.74 },
      '#fdf2dc',
      { count: 22, opacity: 0.75, size: 0.7 },
    );
    ripples(easel, { top: height * 0.86, bottom: height }, '#2f6484', { count: 40, opacity: 0.6, size: 1.4 });
    return easel.shapes;
  },
};
