import { useEffect, useState } from 'react';
import type { Block } from '../store/block.ts';
import { documentStore } from '../store/document.ts';

const pauseMs = 400;

/** The open page's content, a moment late: for readers that must not cost typing anything. */
export function useDeferredContent(): Block | undefined {
  const [content, setContent] = useState(() => documentStore.getState().open?.content);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setContent(documentStore.getState().open?.content);
      }, pauseMs);
    };
    const unsubscribe = documentStore.subscribe(follow);
    follow();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return content;
}
