import { beforeEach, expect, test } from 'vitest';
import { createPresence, type Presence } from './presence.ts';

const [anna, ben] = ['6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c01', '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c02'];

let time: number;
let presence: Presence;
beforeEach(() => {
  time = 0;
  presence = createPresence(() => time);
});

const tabsOn = (story: number) => presence.peopleOn(story).map(({ tab }) => tab);

test('whoever follows a page is on it, with what was told', () => {
  presence.follow(anna, 7);
  presence.follow(ben, 7);
  presence.note(anna, { story: 7, name: 'Anna', block: 'b1', isEditing: true });
  expect(presence.peopleOn(7)).toEqual([
    { tab: anna, name: 'Anna', block: 'b1', isEditing: true },
    { tab: ben, name: '', block: null, isEditing: false },
  ]);
  expect(presence.peopleOn(8)).toEqual([]);
});

test('a stream that ends leaves time to connect anew', () => {
  const unfollow = presence.follow(anna, 7);
  time = 60_000;
  expect(tabsOn(7)).toEqual([anna]);
  unfollow();
  time = 64_000;
  const again = presence.follow(anna, 7);
  time = 90_000;
  expect(tabsOn(7)).toEqual([anna]);
  again();
  time = 95_001;
  expect(tabsOn(7)).toEqual([]);
});

test('a tab in the background stays as long as it asks, and who leaves is gone at once', () => {
  presence.lookIn(anna, 7);
  time = 140_000;
  presence.lookIn(anna, 7);
  time = 280_000;
  expect(tabsOn(7)).toEqual([anna]);
  presence.leave(anna);
  expect(tabsOn(7)).toEqual([]);
});

test('a tab is on one page; the end of its stream on another takes nothing away', () => {
  const unfollow = presence.follow(anna, 7);
  presence.note(anna, { story: 7, name: 'Anna', block: 'b1', isEditing: true });
  presence.follow(anna, 8);
  unfollow();
  time = 60_000;
  expect(tabsOn(7)).toEqual([]);
  expect(presence.peopleOn(8)).toEqual([{ tab: anna, name: 'Anna', block: null, isEditing: false }]);
});

test('there is room for so many', () => {
  for (let each = 0; each < 600; each += 1) presence.lookIn(`tab ${each}`, 7);
  expect(tabsOn(7)).toHaveLength(500);
  time = 150_001;
  presence.lookIn(ben, 7);
  expect(tabsOn(7)).toEqual([ben]);
});
