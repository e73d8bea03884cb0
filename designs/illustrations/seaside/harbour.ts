import type { Illustration } from '../illustration.ts';
import { rowingBoat, sailingBoat } from '../tools/boats.ts';
import { gable } from '../tools/buildings.ts';
import { Easel } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { across, fade } from '../tools/light.ts';
import { cloud, sky } from '../tools/sky.ts';
import { ripples, water } from '../tools/water.ts';

export const harbour: Illustration = {
  id: 'seaside/harbour',
  label: { de: 'Bunte Häuser an einem kleinen Hafen', en: 'Colourful houses by a small harbour' },
  tags: ['seaside', 'city', 'travel', 'summer'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const quay = height * 0.58;
    sky(easel, quay, '#6aa6c4', '#b3d5da', '#f3ead2', '#fbdfb6');
    cloud(easel, [width * 0.7, height * 0.2], 40, '#ffffff', '#dbe3e8');
    cloud(easel, [width * 0.14, height * 0.28], 30, '#ffffff', '#dbe3e8', 0.9);
    range(easel, {
      from: quay - 34,
      to: quay - 22,
      layers: 2,
      far: '#9fc0b4',
      near: '#7aa58c',
      swing: 5,
      bottom: quay,
    });
    const walls = ['#e7a15c', '#d9695a', '#f1d18a', '#8fb6b4', '#f0e3cd', '#c98a9a', '#e9b98a', '#7f9fb8'];
    let place = -4;
    let index = 0;
    while (place < width + 6) {
      const wide = random.between(10, 14);
      const tall = random.between(17, 29);
      const wall = walls[index % walls.length] ?? '#f1d18a';
      gable(easel, [place + wide / 2, quay + 0.4], {
        width: wide,
        height: tall,
        roof: random.between(4, 8),
        wall,
        shade: '#8b6a74',
        tiles: index % 2 ? '#a8503f' : '#6b5a68',
        windows: wide > 12 ? 3 : 2,
      });
      easel.rect(place + wide * 0.42, quay - 4.6, 2.2, 5, '#4f4450');
      place += wide - 0.2;
      index++;
    }
    easel.rect(-4, quay, width + 8, 4.6, across(0, width, '#d9bfa0', '#8f7a78'));
    for (let x = -2; x < width + 4; x += 7)
      easel.rect(x, quay + 1 + ((x / 7) % 2), 5, 0.4, '#7c686a', { opacity: 0.6 });
    water(easel, quay + 4.6, height + 4, '#5f9aa4', '#38788f', '#1f5470');
    easel.rect(-4, quay + 4.6, width + 8, 20, fade([0, quay + 26], [0, quay + 4.6], '#e2b98a', 0.5));
    walls.forEach((tone, number) => {
      ripples(
        easel,
        { top: quay + 5.4, bottom: quay + 26, left: (number * width) / 8, right: ((number + 1) * width) / 8 },
        tone,
        { count: 22, opacity: 0.75, size: 0.9 },
      );
    });
    ripples(easel, { top: quay + 6, bottom: height }, '#e8f3ea', { count: 70, opacity: 0.5 });
    ripples(easel, { top: quay + 6, bottom: height }, '#163f5c', { count: 100, opacity: 0.4 });
    sailingBoat(easel, [width * 0.74, quay + 15], 40, '#f4efe4', '#fff8ec', true);
    rowingBoat(easel, [width * 0.2, quay + 13], 22, '#c9524a');
    rowingBoat(easel, [width * 0.45, height * 0.86], 34, '#3f86a0', true);
    rowingBoat(easel, [width * 0.08, height * 0.93], 30, '#e0a04c');
    return easel.shapes;
  },
};
