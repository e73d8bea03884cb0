import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { block, managementStory } from '../../base/content/testing-blocks.ts';
import type { StoryMessage } from './bridge-messages.ts';
import { followStory } from './follow-story.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = managementStory(block('root'));
const saved = { ...draft, current_version_id: 2 };
const live = { ...saved, published: true, published_at: '2026-11-24T09:00:00.000Z', current_version_id: 3 };

function setUp(start: ManagementStory) {
  const told: StoryMessage[] = [];
  let [story, isBusy] = [start, false];
  const following = followStory({
    current: () => story,
    isBusy: () => isBusy,
    tell: (message) => told.push(message),
  });
  return {
    told,
    following,
    becomes(next: ManagementStory) {
      story = next;
      following.look();
    },
    working(busy: boolean) {
      isBusy = busy;
      following.look();
    },
  };
}

test.each([
  [
    'saved',
    draft,
    saved,
    { action: 'change', reload: true, slug: 'blattwerk/home', storyId: 1, slugChanged: false },
  ],
  [
    'renamed',
    draft,
    { ...draft, full_slug: 'blattwerk/start' },
    { action: 'change', reload: true, slug: 'blattwerk/start', storyId: 1, slugChanged: true },
  ],
  ['published', saved, live, { action: 'published', slug: 'blattwerk/home', storyId: 1, slugChanged: false }],
  [
    'published again',
    live,
    { ...live, published_at: '2026-11-24T10:00:00.000Z' },
    { action: 'published', slug: 'blattwerk/home', storyId: 1, slugChanged: false },
  ],
  [
    'taken back',
    live,
    { ...live, published: false },
    { action: 'unpublished', slug: 'blattwerk/home', storyId: 1 },
  ],
])('a story that was %s', (_what, before, now, message) => {
  const { told, becomes } = setUp(before);
  becomes(now);
  vi.runAllTimers();
  expect(told).toEqual([message]);
});

test('nothing is said of another story, nor of one that reads as before', () => {
  const { told, becomes } = setUp(draft);
  becomes({ ...draft });
  vi.runAllTimers();
  becomes({ ...live, id: 2 });
  vi.runAllTimers();
  expect(told).toEqual([]);
});

test('a publication that stores the draft first is told as a publication only', () => {
  const { told, becomes, working } = setUp(draft);
  working(true);
  becomes(saved);
  vi.runAllTimers();
  // Between the two requests nothing is under way, until the next turn.
  working(false);
  working(true);
  vi.runAllTimers();
  becomes(live);
  working(false);
  vi.runAllTimers();
  expect(told).toEqual([{ action: 'published', slug: 'blattwerk/home', storyId: 1, slugChanged: false }]);
});

test('a publication that is refused leaves a saved draft', () => {
  const { told, becomes, working } = setUp(draft);
  working(true);
  becomes(saved);
  vi.runAllTimers();
  working(false);
  vi.runAllTimers();
  expect(told).toMatchObject([{ action: 'change' }]);
});

test('a preview that has ended says nothing more', () => {
  const { told, becomes, following } = setUp(draft);
  becomes(saved);
  following.stop();
  vi.runAllTimers();
  expect(told).toEqual([]);
});
