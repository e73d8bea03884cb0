import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { managementStory } from '../../base/content/testing-blocks.ts';
import { openingStore } from '../../store/opening-store.ts';
import { documentStore, writeField } from '../../store/page/document.ts';
import { startSession } from '../../store/session-store.ts';
import { loadStory } from './open-story.ts';

const stories = [1, 2].map((id) => managementStory({ _uid: `root ${id}`, component: 'page' }, { id }));
/** Answers that have been asked for and not been given yet, the first asked first. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  startSession(
    {
      spaceId: 1,
      managementToken: 'token',
      channels: [],
      fieldPlugins: {},
      languages: [],
      hasOrderDesk: false,
      hasDesignDesk: false,
      hasFlagDesk: false,
      hasFigures: false,
      hasAssistants: false,
      hasAccounts: false,
      spaceBlocks: 'judge',
    },
    'token',
  );
  // Of a test before.
  documentStore.setState({ open: undefined });
  openingStore.setState({ storyId: undefined, isLoading: false });
  vi.stubGlobal('fetch', (path: string) => {
    const story = stories.find(({ id }) => path.endsWith(`/stories/${id}`));
    return new Promise((resolve) => waiting.push(() => resolve(Response.json({ story }))));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  documentStore.setState({ open: undefined });
  openingStore.setState({ storyId: undefined, isLoading: false });
});

test('of several loads the last one is shown, and nothing comes over what is edited then', async () => {
  const loads = [loadStory(1), loadStory(2), loadStory(1)];
  expect(waiting).toHaveLength(3);
  waiting[0]?.();
  await loads[0];
  expect(openingStore.getState().isLoading).toBe(true);
  expect(documentStore.getState().open).toBeUndefined();
  waiting[2]?.();
  await loads[2];
  expect(openingStore.getState().isLoading).toBe(false);
  writeField('root 1', 'title', 'Geändert');
  waiting[1]?.();
  await loads[1];
  expect(documentStore.getState().open?.content).toMatchObject({ _uid: 'root 1', title: 'Geändert' });
});
