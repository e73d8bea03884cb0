import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { ground, hillLine, peak, range } from '../tools/land.ts';
import { down, fade, glow } from '../tools/light.ts';
import { dabPath } from '../tools/path.ts';
import { sky, stars } from '../tools/sky.ts';
import { fir } from '../tools/trees.ts';
import { ripples, water } from '../tools/water.ts';

export const nightOverMountains: Illustration = {
  id: 'landscapes/night-over-mountains',
  label: {
    de: 'Sternenhimmel mit Milchstraße über den Bergen',
    en: 'Starry sky with the Milky Way above mountains',
  },
  tags: ['landscape', 'mountains', 'night', 'travel'],
  focus: [0.5, 0.45],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const shore = height * 0.76;
    sky(easel, shore, '#0f1d3d', '#1d3764', '#3f5f8f', '#8f8fb0', '#d9a9a5');
    const way = easel.at({ x: width * 0.42, y: height * 0.28, rotate: -58 });
    for (const [long, wide, tone, opacity] of [
      [120, 26, '#6f86bd', 0.3],
      [100, 15, '#a5b0dc', 0.3],
      [80, 7, '#f0dcd8', 0.3],
    ] as const) {
      for (let part = -3; part <= 3; part++) {
        const x = part * long * 0.14 + random.between(-3, 3);
        const y = random.between(-0.3, 0.3) * wide;
        way.oval(x, y, wide * 1.5, wide * 0.8, glow(x, y, wide * 1.5, tone, opacity));
      }
    }
    let dust = '';
    for (let index = 0; index < 420; index++)
      dust += dabPath(
        [random.between(-62, 62), (random.between(-1, 1) + random.between(-1, 1)) * 9],
        0.5,
        0.25,
        random.between(0, 3),
      );
    way.path(dust, '#fff4e6', { opacity: 0.8, detail: 0.5 });
    stars(easel, 260, shore * 0.85, '#fffbee');
    easel.taper(
      [
        [width * 0.78, height * 0.1],
        [width * 0.67, height * 0.17],
      ],
      0.05,
      0.55,
      '#ffffff',
      { opacity: 0.9 },
    );
    range(easel, {
      from: shore - 18,
      to: shore - 14,
      layers: 1,
      far: '#54648f',
      near: '#54648f',
      swing: 7,
      rough: 0.8,
      bottom: shore,
    });
    const tones = { lit: '#485a8c', shade: '#273763', snow: '#b9bfdc', snowShade: '#6c7bab' };
    peak(easel, { x: width * 0.22, y: height * 0.42, foot: shore, spread: 44 }, tones);
    peak(easel, { x: width * 0.82, y: height * 0.45, foot: shore, spread: 40 }, tones);
    peak(easel, { x: width * 0.54, y: height * 0.36, foot: shore, spread: 46 }, tones);
    easel.rect(-4, shore - 14, width + 8, 14, fade([0, shore - 14], [0, shore], '#7f88b3', 0.5));
    water(easel, shore, height + 4, '#76809f', '#2c4472', '#142550');
    ripples(easel, { top: shore + 1, bottom: height }, '#c2b4c8', { count: 80, opacity: 0.35 });
    ripples(easel, { top: shore + 1, bottom: height }, '#14224a', { count: 90, opacity: 0.4 });
    const firs = { shade: '#0b1730', body: '#12223f', light: '#29406a', trunk: '#0b1528' };
    ground(
      easel,
      hillLine(easel, height * 0.965, 2, 90),
      height + 8,
      down(height * 0.94, height, '#15264a', '#0b1630'),
    );
    for (let x = -2; x < width + 4; x += random.between(4, 8)) {
      const edge = Math.abs(x / width - 0.5) * 2;
      fir(easel, [x, height * 0.985], 6 + edge ** 1.6 * 26 * random.between(0.7, 1.15), firs);
    }
    const [tx, ty] = [width * 0.52, height * 0.955];
    easel.oval(tx, ty, 26, 15, glow(tx, ty, 26, '#ffb566', 0.6));
    easel.path(
      `M${tx - 6} ${ty + 1}L${tx} ${ty - 7}L${tx + 7} ${ty + 1}Z`,
      down(ty - 7, ty + 1, '#e98f4a', '#ffd890'),
    );
    easel.path(`M${tx} ${ty - 7}L${tx + 7} ${ty + 1}L${tx + 1.5} ${ty + 1}Z`, '#b65f3c', { opacity: 0.75 });
    easel.path(
      `M${tx - 0.4} ${ty - 6.4}Q${tx - 1.8} ${ty - 2} ${tx - 2.4} ${ty + 1}L${tx + 0.6} ${ty + 1}Z`,
      '#fff0b8',
    );
    return easel.shapes;
  },
};
