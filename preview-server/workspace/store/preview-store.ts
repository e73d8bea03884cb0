import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `silent`: the page in the frame did not connect in time. */
export type PreviewStatus = 'loading' | 'live' | 'silent';

export type PreviewState = {
  status: PreviewStatus;
  /** `_uid` of the block that is outlined in the page because the pointer is on its name. */
  hovered: string | undefined;
  /** Grows whenever the editor asks for the page to be loaded anew. */
  loads: number;
};

export const previewStore = createStore<PreviewState>(() => ({
  status: 'loading',
  hovered: undefined,
  loads: 0,
}));

export const usePreviewStatus = (): PreviewStatus => useStore(previewStore, ({ status }) => status);

/** Outlines a block in the page while the pointer is on its name; undefined ends it. */
export const hoverInPreview = (hovered: string | undefined): void => previewStore.setState({ hovered });

export const reloadFrame = (): void => previewStore.setState(({ loads }) => ({ loads: loads + 1 }));
