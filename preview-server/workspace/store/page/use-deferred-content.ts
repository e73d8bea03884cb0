import { useEffect, useState } from 'react';
import { afterPause } from '../../base/after-pause.ts';
import type { Block } from '../../base/content/block.ts';
import { documentStore } from './document.ts';

/** The open page's content, a moment late: for readers that must not cost typing anything. */
export function useDeferredContent(): Block | undefined {
  const [content, setContent] = useState(() => documentStore.getState().open?.content);
  useEffect(() => {
    const follow = () => setContent(documentStore.getState().open?.content);
    const work = afterPause(follow, 400, 2000);
    const unsubscribe = documentStore.subscribe(work.request);
    follow();
    return () => {
      work.cancel();
      unsubscribe();
    };
  }, []);
  return content;
}
