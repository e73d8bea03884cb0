import { expect, test } from 'vitest';
import { countDesigns } from './count-designs.ts';

test('counts designs over all themes, under both names', () => {
  const themes = [
    { id: 1461, designs: [{ id: 1 }, { id: 2 }] },
    { id: 7, cards: [{ id: 3 }] },
  ];
  expect(countDesigns(JSON.stringify(themes))).toBe(3);
});

test.each([null, '', 'not json', '{}', '[null, 1, {"designs": 4}]'])('%j counts 0', (stored) => {
  expect(countDesigns(stored)).toBe(0);
});
