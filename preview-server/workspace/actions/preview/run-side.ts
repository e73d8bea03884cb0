import type { Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import type { Block } from '../../base/content/block.ts';
import { indexBlocks } from '../../base/content/block-index.ts';
import { versionShowing } from '../../base/content/page-tests.ts';
import { blockLabels } from '../../base/schema/labels.ts';
import { knownStories } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { createPreviewSession } from './preview-session.ts';

type SideRun = {
  story: ManagementStory;
  content: Block;
  origin: string;
  language: string;
  frame(): Window | null;
  words(): Surroundings['words'];
  scale(): number;
  onStatus(status: 'live' | 'silent'): void;
  /** A block was clicked. */
  onPick(uid: string): void;
  /** Escape: the keyboard leaves the page. */
  onLeave(): void;
};

const escapeKey = {
  key: 'Escape',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  where: 'anywhere',
} as const;

/** A page that is shown beside another one. */
export type Side = {
  /** Shows other content, and outlines one of its blocks. */
  show(content: Block, selected: string | undefined): void;
  stop(): void;
};

/** Keeps a frame showing one of two compared contents. It is looked at only: clicks pick blocks, nothing is edited. */
export function runSide(run: SideRun): Side {
  const { api, config } = requireSession();
  let { content } = run;
  let index = indexBlocks(content);
  let selected: string | undefined;
  const session = createPreviewSession({
    spaceId: config.spaceId,
    origin: run.origin,
    language: run.language,
    frame: run.frame,
    summaries: knownStories,
    getStory: async (id) => {
      const result = await api.getStory(id);
      return result.ok ? result.value : undefined;
    },
    current: () => ({
      story: run.story,
      content,
      index,
      selected,
      chosen: selected === undefined ? [] : [selected],
      isReadOnly: true,
    }),
    onStatus: run.onStatus,
    onClick: run.onPick,
    onAction: () => {},
    surroundings: () => ({
      action: 'surroundings',
      language: settingsStore.getState().language,
      scale: run.scale(),
      version:
        (selected === undefined ? undefined : versionShowing(content, index, selected, undefined)) ?? null,
      words: run.words(),
      names: blockLabels(settingsStore.getState().language),
      shortcuts: [escapeKey],
    }),
    focusedField: () => undefined,
    onLine: () => {},
    onMessage: (message) => {
      if (message.action === 'point')
        session.hover(message.at?.storyId === run.story.id ? message.at.uid : undefined);
      if (message.action === 'press' || message.action === 'leaveToolbar') run.onLeave();
      if (message.action === 'select' && message.storyId === run.story.id) run.onPick(message.uid);
    },
  });
  const receive = (event: MessageEvent) => session.receive(event);
  window.addEventListener('message', receive);
  return {
    show(next, chosen) {
      if (next !== content) {
        content = next;
        index = indexBlocks(next);
        session.showContent();
      }
      selected = chosen !== undefined && index.has(chosen) ? chosen : undefined;
      session.showSurroundings();
      session.showSelection({ mustShow: true });
    },
    stop() {
      session.stop();
      window.removeEventListener('message', receive);
    },
  };
}
