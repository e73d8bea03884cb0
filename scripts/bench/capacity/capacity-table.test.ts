import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capacityTable } from './capacity-table.ts';

test('the plan shows what the model says', () => {
  expect(readFileSync('docs/scale.md', 'utf8')).toContain(capacityTable());
});
