import { shapeSchema } from '@blattwerk/schemas/design/document.ts';
import { expect, test } from 'vitest';
import { randomOf } from '../model/random.ts';
import { illustrations } from './all-illustrations.ts';

const formats = [
  { width: 50, height: 100 },
  { width: 140, height: 70 },
] as const;

test('every picture has an id of its own and a description in both languages', () => {
  expect(new Set(illustrations.map(({ id }) => id)).size).toBe(illustrations.length);
  for (const { label, focus, tags } of illustrations) {
    expect(label.de.length > 8 && label.en.length > 8 && tags.length > 0).toBe(true);
    for (const share of focus) expect(share >= 0 && share <= 1).toBe(true);
  }
});

for (const illustration of illustrations) {
  test(`${illustration.id} fills tall and wide formats with finite numbers in fixed colours, the same each time`, () => {
    const [tall, wide] = [
      illustration.draw(randomOf(3), formats[0]),
      illustration.draw(randomOf(3), formats[1]),
    ];
    expect(illustration.draw(randomOf(3), formats[0])).toEqual(tall);
    for (const shapes of [tall, wide]) {
      expect(shapes.length).toBeGreaterThan(20);
      for (const shape of shapes) {
        expect(shapeSchema.safeParse(shape).success).toBe(true);
        expect(shape.d).not.toMatch(/NaN|Infinity|undefined|e-/);
        expect(JSON.stringify({ ...shape, d: '' })).not.toMatch(/"(fill|stroke|colour)":"[^#]/);
      }
    }
  });
}
