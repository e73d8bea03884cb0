import type { SpaceComponents } from '@blattwerk/schemas/space-blocks/space-components.ts';
import { afterPause } from '../../base/after-pause.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import { findingsStore, noteCatalogue, noteFindings } from '../../store/findings-store.ts';
import { openingStore } from '../../store/opening-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { stateId } from '../../store/page/history.ts';
import {
  knownComponents,
  knownMissingFiles,
  knownStories,
  learnComponents,
  learnMissingFiles,
  queryClient,
} from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { createTellJudge } from './tell-judge.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Longer than slow typists take from key to key: each of them would meet the work that the one before has left. */
const pauseMs = 400;
const atMostMs = 1000;
/** Beyond this many pages the others are judged when they are opened. */
const backgroundLimit = 300;

/** Judges the open page shortly after each edit, and every other page once in the background. */
export function keepFindings(): () => void {
  const session = requireSession();
  const { api, config, token } = session;
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const judge = createTellJudge(tell);
  const seen = new Map<number, number>();
  let isStopped = false;
  let isReading = false;
  let lastKnowledge = '';
  let lastRead: readonly unknown[] = [];

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'findings') noteFindings(data.storyId, data.findings, data.state);
    else noteCatalogue(data.catalogue);
  });
  tell({ kind: 'connect', token });

  const judgeOpen = () => {
    const { open } = documentStore.getState();
    if (!open) return;
    const { id, uuid, full_slug, name, slug, parent_id } = open.story;
    seen.set(id, open.version);
    const state = stateId(open.history);
    judge.judgeOpen({ id, uuid, full_slug, name, slug, parent_id, content: open.content, state });
  };

  const shareKnowledge = () => {
    const stories = knownStories();
    if (stories.length === 0) return;
    // Any answer of the server comes by here, and thousands of pages are long to be written down.
    const read = [stories, knownMissingFiles(), knownComponents()];
    if (read.every((each, at) => each === lastRead[at])) return;
    lastRead = read;
    const knowledge = {
      stories: stories.map(({ uuid, id, parent_id, is_folder, is_startpage, published }) => ({
        ...{ uuid, id, parentId: parent_id, isFolder: is_folder },
        ...{ isStartPage: is_startpage, isPublished: published },
      })),
      missingFiles: knownMissingFiles() ?? [],
      languages: config.languages.map(({ code }) => code).filter((code) => code !== 'default'),
      space: withForeignBlocks(knownComponents()),
    };
    const key = JSON.stringify(knowledge);
    if (key === lastKnowledge) return;
    lastKnowledge = key;
    tell({ kind: 'know', knowledge });
    void readOthers();
  };

  /** One page after the other, so that editing never waits for it. */
  const readOthers = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    for (const summary of knownStories()
      .filter(({ is_folder }) => !is_folder)
      .slice(0, backgroundLimit)) {
      if (isStopped) return;
      // The open page is judged as it stands in the window, also while it is still on its way there.
      const isOpen = openingStore.getState().storyId === summary.id;
      if (seen.get(summary.id) === summary.current_version_id || isOpen) continue;
      const result = await api.getStory(summary.id);
      if (!result.ok) break;
      const { id, uuid, full_slug, name, slug, parent_id, content, current_version_id } = result.value;
      seen.set(id, current_version_id);
      judge.judgeOther({ id, uuid, full_slug, name, slug, parent_id, content });
    }
    isReading = false;
  };

  const judging = afterPause(judgeOpen, pauseMs, atMostMs);
  const unsubscribeDocument = documentStore.subscribe(({ open }, { open: before }) => {
    // Some rules are about where a page stands.
    if (!open || (open.content === before?.content && open.story.full_slug === before.story.full_slug))
      return;
    if (open.story.id === before?.story.id) judging.request();
    else judgeOpen();
  });
  // A text that is left is judged before the next one is begun.
  const unsubscribeTyping = findingsStore.subscribe(({ typing }, before) => {
    if (typing !== before.typing) judging.flush();
  });
  const unsubscribeQueries = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') shareKnowledge();
  });
  // Others may have pushed a component meanwhile.
  const learn = () => {
    if (config.spaceBlocks === 'judge') void learnComponents(session);
    void learnMissingFiles(session);
  };
  window.addEventListener('focus', learn);
  learn();
  shareKnowledge();
  judgeOpen();

  return () => {
    isStopped = true;
    window.removeEventListener('focus', learn);
    judging.cancel();
    unsubscribeDocument();
    unsubscribeTyping();
    unsubscribeQueries();
    worker.terminate();
  };
}

/** The space's components, where the shop does not know all of them. */
function withForeignBlocks(space: SpaceComponents | undefined): SpaceComponents | null {
  return space?.components.some(({ name }) => !definitionOf(name)) ? space : null;
}
