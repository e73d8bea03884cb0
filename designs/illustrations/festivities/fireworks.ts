import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { figure } from '../tools/figure.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { blend, down, glow } from '../tools/light.ts';
import { dabPath } from '../tools/path.ts';
import { sky, stars } from '../tools/sky.ts';
import { ripples, water } from '../tools/water.ts';

export const fireworks: Illustration = {
  id: 'festivities/fireworks',
  label: { de: 'Feuerwerk über einem See', en: 'Fireworks above a lake' },
  tags: ['party', 'night', 'winter', 'couple'],
  focus: [0.5, 0.4],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const shore = height * 0.7;
    const middle = width * 0.5;
    sky(easel, shore, '#0f1738', '#1f2b5c', '#42457c', '#8f6688');
    stars(easel, 90, shore * 0.7, '#fff6e0');
    const burst = (x: number, y: number, radius: number, tone: Tone, hot: Tone) => {
      easel.oval(x, y, radius * 1.5, radius * 1.5, glow(x, y, radius * 1.5, tone, 0.5));
      let [trails, inner, sparks] = ['', '', ''];
      const rays = 34;
      for (let ray = 0; ray < rays; ray++) {
        const angle = (ray / rays) * Math.PI * 2 + random.between(-0.07, 0.07);
        const reach = radius * random.between(0.82, 1.06);
        const place = (share: number): [number, number] => [
          x + Math.cos(angle) * reach * share,
          y + Math.sin(angle) * reach * share + share ** 2 * radius * 0.16,
        ];
        for (let step = 3; step < 10; step++) {
          const [px, py] = place(step / 10);
          trails += dabPath(
            [px, py],
            radius * 0.11,
            radius * 0.006 + step * radius * 0.0016,
            angle + 0.03 * step,
          );
        }
        const [ix, iy] = place(random.between(0.3, 0.52));
        inner += dabPath([ix, iy], radius * 0.16, radius * 0.016, angle);
        const [sx, sy] = place(1);
        sparks += dabPath([sx, sy], radius * 0.07, radius * 0.036, angle);
      }
      easel.path(trails, tone, { opacity: 0.85 });
      easel.path(inner, hot, { opacity: 0.8 });
      easel.path(sparks, '#fffbe8');
      easel.oval(x, y, radius * 0.3, radius * 0.3, glow(x, y, radius * 0.3, '#ffffff', 0.8));
    };
    burst(middle - 22, height * 0.24, 21, '#f5b65a', '#fff0c0');
    burst(middle + 24, height * 0.32, 17, '#ee7f8d', '#ffd8d0');
    burst(middle + 6, height * 0.13, 13, '#84c3cf', '#e6fbf6');
    burst(middle - 36, height * 0.5, 10, '#c79ad8', '#f6e0ff');
    burst(middle + 40, height * 0.56, 8, '#f5c86a', '#fff4cc');
    range(easel, {
      from: shore - 9,
      to: shore - 3,
      layers: 2,
      far: '#4b4a7c',
      near: '#272c5a',
      swing: 4,
      bottom: shore + 1,
    });
    let windows = '';
    for (let index = 0; index < 90; index++)
      windows += dabPath([random.between(0, width), shore - random.between(0.4, 3.4)], 0.7, 0.4, 0);
    easel.path(windows, '#ffd98c', { opacity: 0.9 });
    water(easel, shore, height + 4, '#6f5a86', '#2c3268', '#141a40');
    for (const [dx, tone] of [
      [-22, '#f5b65a'],
      [24, '#ee7f8d'],
      [6, '#84c3cf'],
      [-36, '#c79ad8'],
      [40, '#f5c86a'],
    ] as const)
      ripples(easel, { top: shore + 1, bottom: height * 0.94 }, tone, {
        count: 44,
        opacity: 0.65,
        size: 0.75,
        middle: middle + dx,
        spread: 8,
      });
    ripples(easel, { top: shore + 1, bottom: height }, '#10163a', { count: 110, opacity: 0.5 });
    ground(
      easel,
      hillLine(easel, height * 0.93, 1.2, 140),
      height + 8,
      down(height * 0.91, height, '#1c2450', '#0d1230'),
    );
    const foot = height * 0.945;
    const rim = (tone: Tone) => blend(tone, '#f5b65a', 0.16);
    figure(easel, [middle - 5, foot], {
      kind: 'woman',
      height: 27,
      top: rim('#7a3d55'),
      bottom: rim('#5c2f4a'),
      hair: '#3a2430',
      skirt: 0.36,
      skin: '#c58f80',
      right: [14, -52],
      hairStyle: 'long',
    });
    figure(easel, [middle + 4, foot], {
      kind: 'man',
      height: 30,
      top: rim('#33406c'),
      bottom: '#20284c',
      hair: '#241a28',
      skin: '#c08878',
      left: [-14, -54],
    });
    figure(easel, [middle + 12.4, foot + 0.6], {
      kind: 'child',
      height: 19,
      top: rim('#3f7078'),
      bottom: '#27355c',
      hair: '#4a3030',
      skin: '#c08878',
      right: [20, -78],
    });
    return easel.shapes;
  },
};
