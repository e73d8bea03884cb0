import { startTransition, useEffect, useState } from 'react';
import { afterPause } from '../../base/after-pause.ts';
import type { Block } from '../../base/content/block.ts';
import { documentStore } from './document.ts';

const pauseMs = 500;
/** Typing without a pause: the tree of a long page is drawn anew by then. More often would be felt at the keys. */
const atMostMs = 8000;

type DeferredPage = { storyId: number; content: Block };

/** The open page's content, a moment late: for readers that must not cost typing anything. */
export const useDeferredContent = (): Block | undefined => useDeferredPage()?.content;

/** The same with the story it belongs to: while another one is opened it is still the last one's. */
export function useDeferredPage(): DeferredPage | undefined {
  const [page, setPage] = useState(() => openPage(undefined));
  useEffect(() => {
    const follow = () => setPage(openPage);
    const work = afterPause(() => startTransition(follow), pauseMs, atMostMs);
    const unsubscribe = documentStore.subscribe(work.request);
    follow();
    return () => {
      work.cancel();
      unsubscribe();
    };
  }, []);
  return page;
}

/** The very same object while nothing changed. */
function openPage(before: DeferredPage | undefined): DeferredPage | undefined {
  const { open } = documentStore.getState();
  if (!open) return undefined;
  const isSame = before?.content === open.content && before.storyId === open.story.id;
  return isSame ? before : { storyId: open.story.id, content: open.content };
}
