import { expect, test } from 'vitest';
import { textsIn } from '../texts/texts.generated.ts';
import { nearEdgeWarnings } from './seal-problems.ts';

test('words near the edge are told of by their slot, in every language', () => {
  for (const texts of Object.values(textsIn)) {
    const [warning, ...others] = nearEdgeWarnings([{ slot: 'names', text: 'Anna\n& Paul' }], texts);
    expect(others).toEqual([]);
    expect(warning?.slot).toBe('names');
    expect(warning?.message).toContain('Anna & Paul');
  }
});
