import { expect, test } from 'vitest';
import { repaired } from './repair-rich-text.ts';

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'A6' }] };
const attrs = { colspan: 1, rowspan: 1, colwidth: null };

test('a broken node gets what it lacks, and keeps what is right', () => {
  const heading = { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Papier' }] };
  expect(repaired(heading)).toEqual({ ...heading, attrs: { level: 3, textAlign: null } });
  expect(repaired({ ...heading, attrs: { level: 3, textAlign: null } })).toBeUndefined();
});

test('what stands in place of the nodes within becomes a list of them', () => {
  const cell = { type: 'tableCell', attrs: 'A6' };
  expect(repaired({ ...cell, content: paragraph })).toEqual({
    type: 'tableCell',
    attrs,
    content: [paragraph],
  });
  expect(repaired({ ...cell, content: 'A6' })).toEqual({ type: 'tableCell', attrs, content: [] });
  expect(repaired(cell)).toEqual({ type: 'tableCell', attrs });
});
