import { expect, test } from 'vitest';
import { folds, sidesOf } from './fold.ts';

const format = { width: 120, height: 170 };

test.each(folds)('the panels of the fold %s cover each side exactly, and one is the front', (fold) => {
  const sides = sidesOf(fold, format);
  for (const { trim, panels, folds: lines } of sides) {
    const area = panels.reduce((sum, { box }) => sum + box.width * box.height, 0);
    expect(area).toBe(trim.width * trim.height);
    expect(lines).toHaveLength(panels.length - 1);
  }
  const ids = sides.flatMap(({ panels }) => panels.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id === 'front')).toHaveLength(1);
});

test('a card with its spine on the left has the front on the right of the outer side', () => {
  const [outside] = sidesOf('book', format);
  expect(outside?.panels.map(({ id, box }) => [id, box.x])).toEqual([
    ['back', 0],
    ['front', 120],
  ]);
});
