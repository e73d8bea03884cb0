import { expect, test } from 'vitest';
import { firstDue, ranks } from './due.ts';

const early = new Date('2026-12-01T08:00:00Z');
const late = new Date('2026-12-01T09:00:00Z');

test('what was planned for an earlier moment comes first, whatever it does', () => {
  const withdrawal = { id: 1, at: early, rank: ranks.withdrawal };
  expect(firstDue([{ id: 2, at: late, rank: ranks.newPage }, withdrawal])).toBe(withdrawal);
});

test('of one moment new pages come before those that may link to them, and withdrawals last', () => {
  const release = { id: 1, at: early, rank: ranks.livePages };
  const page = { id: 2, at: new Date(early), rank: ranks.newPage };
  const withdrawal = { id: 3, at: new Date(early), rank: ranks.withdrawal };
  expect(firstDue([withdrawal, release, page])).toBe(page);
  expect(firstDue([withdrawal, release])).toBe(release);
});

test('nothing is due', () => {
  expect(firstDue([])).toBeUndefined();
});
