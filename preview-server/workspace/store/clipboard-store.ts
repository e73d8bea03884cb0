import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { InsertChoice } from './dialog-store.ts';

/** What became of the last copying or pasting of blocks. */
export type ClipboardNews =
  | { kind: 'copied' | 'cut' | 'pasted'; count: number }
  /** The clipboard holds no blocks, or the browser does not let it be read or written. */
  | { kind: 'nothing-copied' | 'unreadable' | 'unwritable' }
  /** The blocks may not stand where they were to go; `offer` is the nearest place that takes them. */
  | {
      kind: 'refused';
      /** Kinds of the blocks, each once. */
      components: readonly string[];
      offer: { place: NonNullable<InsertChoice['place']>; accept(): void } | undefined;
    };

const shownMs = 5000;

const clipboardStore = createStore<{ news: ClipboardNews | undefined }>(() => ({ news: undefined }));

export const useClipboardNews = (): ClipboardNews | undefined => useStore(clipboardStore, ({ news }) => news);

/** Shows what became of it: a mere confirmation for a moment, what asks for a decision until it is answered. */
export function noteClipboard(news: ClipboardNews): void {
  clipboardStore.setState({ news });
  if (news.kind === 'refused') return;
  setTimeout(() => {
    if (clipboardStore.getState().news === news) forgetClipboardNews();
  }, shownMs);
}

export const forgetClipboardNews = (): void => clipboardStore.setState({ news: undefined });
