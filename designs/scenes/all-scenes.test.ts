import { printedKinds } from '@blattwerk/schemas/products/kind-lists.ts';
import { expect, test } from 'vitest';
import type { Palette } from '../model/colour.ts';
import type { Design } from '../model/design.ts';
import { sidesOf } from '../model/fold.ts';
import type { Size } from '../model/shape.ts';
import { scenes } from './all-scenes.ts';
import type { Scene, SceneInput, Stage } from './scene.ts';
import { boundsOf } from './surface.ts';

const palette: Palette = {
  paper: '#fbf8f1',
  ink: '#3b3b3b',
  accent: '#b88c4a',
  main: '#dd9f8f',
  second: '#f0d8d0',
  third: '#8aa0b8',
  leaf: '#7f9a80',
  wash: '#eef3ec',
};
const formats: Size[] = [
  { width: 120, height: 170 },
  { width: 210, height: 98 },
  { width: 145, height: 145 },
  { width: 98, height: 210 },
];

function designOf(format: Size): Design {
  const pages = sidesOf('flat', format).map((side) => ({ ...side, background: 'paper', layers: [] }));
  return { version: 1, id: 'plain', title: '', bleed: 3, safe: 4, foil: null, palette, pages };
}

function stageOf(scene: Scene, format: Size): Stage {
  const input: SceneInput = { design: designOf(format), sizeOf: () => format, isCut: () => false };
  return scene.stage(input);
}

test('every scene has an id of its own and says in both languages what it shows', () => {
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
  for (const { label, kinds } of scenes)
    expect(label.de !== '' && label.en !== '' && kinds.length > 0).toBe(true);
});

for (const scene of scenes) {
  test(`${scene.id} keeps pages of every format in the picture`, () => {
    for (const format of formats) {
      const { faces } = stageOf(scene, format);
      expect(faces.length).toBeGreaterThan(0);
      for (const { surface } of faces) {
        const { left, top, right, bottom } = boundsOf(surface);
        expect(left >= 0 && top >= 0 && right <= scene.size.width && bottom <= scene.size.height).toBe(true);
        expect(right - left > 20 && bottom - top > 20).toBe(true);
      }
    }
  });

  test(`${scene.id} is drawn with finite numbers, the same each time`, () => {
    for (const format of formats) {
      const stage = stageOf(scene, format);
      expect(/NaN|Infinity|undefined/.test(JSON.stringify(stage))).toBe(false);
      expect(stageOf(scene, format)).toEqual(stage);
    }
    expect(scene.ground()).toBe(scene.ground());
    expect(/NaN|Infinity|undefined/.test(scene.ground())).toBe(false);
  });
}

test('every kind of product has a place', () => {
  for (const kind of printedKinds) {
    expect(scenes.some(({ kinds }) => kinds.includes(kind))).toBe(true);
  }
});
