import { expect, test } from 'vitest';
import { may, type Role, roles } from '../roles/roles.ts';
import { areasOf } from './areas.ts';

const all = { hasOrderDesk: true, hasDesignDesk: true, hasFlagDesk: true, hasFigures: true };
const areasFor = (role: Role) => areasOf(all, (action) => may(role, action));

test('each role is offered what is of use to it, and none loses what the one before had', () => {
  expect(areasFor('author')).toEqual(['workspace', 'orders', 'figures']);
  expect(areasFor('administrator')).toEqual(['workspace', 'orders', 'designs', 'flags', 'figures', 'outbox']);
  for (const [before, role] of roles.slice(1).map((role, place) => [roles[place] ?? role, role] as const))
    expect(areasFor(role)).toEqual(expect.arrayContaining(areasFor(before)));
});

test('a desk that the server was not set up with is not offered', () => {
  const none = { hasOrderDesk: false, hasDesignDesk: false, hasFlagDesk: false, hasFigures: false };
  expect(areasOf(none, () => true)).toEqual(['workspace', 'outbox']);
});
