import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { across, blend, fade, glow } from '../tools/light.ts';
import { dabPath } from '../tools/path.ts';
import { sky, stars, streaks } from '../tools/sky.ts';
import { ripples, water } from '../tools/water.ts';

export const cityAtDusk: Illustration = {
  id: 'landscapes/city-at-dusk',
  label: { de: 'Lichter einer Stadt am Fluss in der Dämmerung', en: 'City lights by the river at dusk' },
  tags: ['city', 'night', 'travel'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const bank = height * 0.66;
    sky(easel, bank, '#1f2f5c', '#4c5690', '#b0769a', '#f09f86', '#fccb92');
    stars(easel, 50, height * 0.26, '#fff6e4');
    streaks(easel, 6, height * 0.2, height * 0.46, '#f3b6a4', 0.4);
    const row = (from: number, to: number, narrow: number, tone: Tone, lamp: number) => {
      let [dots, warm] = ['', ''];
      for (let x = -4; x < width + 4; ) {
        const wide = random.between(narrow, narrow * 1.8);
        const centre = 1 - Math.abs((x + wide / 2) / width - 0.5) * 1.1;
        const top = bank - random.between(from, to) * centre * Math.min(1.35, height / 100);
        easel.rect(
          x,
          top,
          wide,
          bank - top + 2,
          across(x, x + wide, blend(tone, '#f3b08e', 0.18), tone, blend(tone, '#141a3c', 0.3)),
        );
        if (random.chance(0.3))
          easel.line(
            [
              [x + wide / 2, top - random.between(3, 7)],
              [x + wide / 2, top],
            ],
            tone,
            0.4,
          );
        if (random.chance(0.3))
          easel.rect(x + wide * 0.2, top - 2, wide * 0.5, 2.2, blend(tone, '#141a3c', 0.15));
        for (let wy = top + 2; wy < bank - 2; wy += 2.4) {
          for (let wx = x + 1; wx < x + wide - 1; wx += 1.7) {
            if (!random.chance(lamp)) continue;
            const d = `M${wx} ${wy}L${wx + 0.85} ${wy}L${wx + 0.85} ${wy + 1.15}L${wx} ${wy + 1.15}Z`;
            if (random.chance(0.4)) warm += d;
            else dots += d;
          }
        }
        x += wide + random.between(-0.4, 1);
      }
      easel.path(dots, '#ffd98c', { opacity: 0.4 + lamp, detail: 0.9 });
      easel.path(warm, '#fff2c8', { opacity: 0.4 + lamp, detail: 0.9 });
    };
    row(30, 54, 6, '#8d6c96', 0.12);
    row(22, 40, 7, '#5c4f86', 0.28);
    easel.rect(-4, bank - 26, width + 8, 26, fade([0, bank - 26], [0, bank], '#f0a58c', 0.4));
    row(9, 24, 8, '#343466', 0.42);
    const spire = easel.at({ x: width * 0.34, y: bank, scale: Math.min(1.3, height / 100) });
    spire.path('M-3.4 0L-3 -26L0 -48L3 -26L3.4 0Z', across(-3.4, 3.4, '#6d5a90', '#2a2a5a'));
    spire.line(
      [
        [0, -48],
        [0, -52],
      ],
      '#6d5a90',
      0.4,
    );
    spire.oval(0, -28, 1.3, 1.3, '#ffe6a4');
    water(easel, bank, height + 4, '#f0a58c', '#8a6a9a', '#3a4480', '#1b2858');
    ripples(easel, { top: bank + 1, bottom: height }, '#1b2858', { count: 130, opacity: 0.5 });
    for (let index = 0; index < 26; index++) {
      const x = random.between(0, width);
      let d = '';
      for (let part = 0; part < 9; part++) {
        d += dabPath(
          [x + random.between(-0.8, 0.8), bank + 1.6 + part * random.between(1.4, 2.8)],
          random.between(1.6, 4.6),
          random.between(0.3, 0.8),
          0,
        );
      }
      easel.path(d, random.pick(['#ffd98c', '#ffc07c', '#fff0c4']), { opacity: 0.6 });
    }
    const deck = bank + 3;
    easel.rect(-4, deck - 6.4, width + 8, 1.7, '#221f4a');
    for (let x = width * 0.08; x < width; x += 26)
      easel.path(
        `M${x - 1.6} ${deck + 3}L${x - 1.2} ${deck - 1}Q${x - 2} ${deck - 4} ${x - 6} ${deck - 5}L${x + 6} ${deck - 5}Q${x + 2} ${deck - 4} ${x + 1.2} ${deck - 1}L${x + 1.6} ${deck + 3}Z`,
        '#262350',
      );
    for (let x = 4; x < width; x += 9) {
      easel.rect(x - 0.2, deck - 11, 0.4, 5, '#221f4a');
      easel.oval(x, deck - 11.4, 5, 5, glow(x, deck - 11.4, 5, '#ffd58a', 0.75));
      easel.oval(x, deck - 11.4, 0.7, 0.7, '#fff6d6');
    }
    return easel.shapes;
  },
};
