import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PreviewSession } from '../actions/preview/preview-session.ts';

/** How things stand with the page in the frame. */
export type PreviewStatus = 'loading' | 'live' | 'silent';

export type PreviewState = {
  status: PreviewStatus;
  /** The running session, for parts of the app that point at blocks in the page. */
  session: PreviewSession | undefined;
  /** Grows whenever the editor asks for the page to be loaded anew. */
  loads: number;
};

export const previewStore = createStore<PreviewState>(() => ({
  status: 'loading',
  session: undefined,
  loads: 0,
}));

export const usePreviewStatus = (): PreviewStatus => useStore(previewStore, ({ status }) => status);

/** Outlines a block in the page while the pointer is on its name. */
export const hoverInPreview = (uid: string | undefined): void => previewStore.getState().session?.hover(uid);

export const reloadFrame = (): void => previewStore.setState(({ loads }) => ({ loads: loads + 1 }));
