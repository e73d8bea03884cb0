import { startTransition, useEffect, useState } from 'react';
import { afterPause } from '../../base/after-pause.ts';
import type { Block } from '../../base/content/block.ts';
import { documentStore } from './document.ts';

const pauseMs = 500;
/** Typing without a pause: the tree of a long page is drawn anew by then. More often would be felt at the keys. */
const atMostMs = 8000;

/** The open page's content, a moment late: for readers that must not cost typing anything. */
export function useDeferredContent(): Block | undefined {
  const [content, setContent] = useState(() => documentStore.getState().open?.content);
  useEffect(() => {
    const follow = () => setContent(documentStore.getState().open?.content);
    const work = afterPause(() => startTransition(follow), pauseMs, atMostMs);
    const unsubscribe = documentStore.subscribe(work.request);
    follow();
    return () => {
      work.cancel();
      unsubscribe();
    };
  }, []);
  return content;
}
