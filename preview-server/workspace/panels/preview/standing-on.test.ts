import { expect, test } from 'vitest';
import { standingOn } from './standing-on.ts';

const before = new Date('2026-12-24T23:00:00Z');
const live = { published: true, unpublished_changes: false };
const comes = { action: 'publish', publish_at: '2026-12-24T05:00:00.000Z' } as const;
const leaves = { action: 'unpublish', publish_at: '2026-12-24T20:00:00.000Z' } as const;
const later = { action: 'publish', publish_at: '2026-12-24T23:00:00.000Z' } as const;

test.each([
  ['absent', { published: false, unpublished_changes: true }, [later]],
  ['draft', { published: false, unpublished_changes: true }, [comes]],
  ['gone', live, [leaves, comes]],
  ['draft', live, []],
  ['older', { published: true, unpublished_changes: true }, [later]],
] as const)('%s: %o with %o', (standing, story, plans) => {
  expect(standingOn(story, plans, before)).toBe(standing);
});
