import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * `silent`: the page in the frame did not connect in time. `otherDay`: it is looked at and does not follow the form. `placeless`: the
 * shop has no address for the page. `notRendered`: the shop does not know the kind of page.
 */
export type PreviewStatus = 'loading' | 'live' | 'silent' | 'otherDay' | 'placeless' | 'notRendered';

/** The selected block, where the page shows nothing of it. */
export type HiddenBlock = { uid: string; reason: 'absent' | 'folded' };

export type PreviewState = {
  status: PreviewStatus;
  /** `_uid` of the block that is outlined in the page because the pointer is on its name. */
  hovered: string | undefined;
  /** Size of a pixel of the page on the screen, 0.5 where it is shown at half its size. */
  scale: number;
  /** Grows whenever the editor asks for the page to be loaded anew. */
  loads: number;
  /** Version of a test that the page is looked at in; undefined for the one for all. */
  version: { flag: string; treatment: string } | undefined;
  hidden: HiddenBlock | undefined;
  /** `YYYY-MM-DD` that the shop is looked at on; undefined for today, with every draft. */
  day: string | undefined;
  /** Grows whenever the keyboard is to go to the menu of the block in the page. */
  toolbarCalls: number;
};

export const previewStore = createStore<PreviewState>(() => ({
  status: 'loading',
  hovered: undefined,
  scale: 1,
  loads: 0,
  version: undefined,
  hidden: undefined,
  day: undefined,
  toolbarCalls: 0,
}));

export const usePreviewStatus = (): PreviewStatus => useStore(previewStore, ({ status }) => status);

export const usePreviewDay = (): string | undefined => useStore(previewStore, ({ day }) => day);

/** Shows the shop on another day; undefined leads back to today. */
export const showDay = (day: string | undefined): void => previewStore.setState({ day, hidden: undefined });

/** Outlines a block in the page while the pointer is on its name; undefined ends it. */
export const hoverInPreview = (hovered: string | undefined): void => previewStore.setState({ hovered });

export const reloadFrame = (): void => previewStore.setState(({ loads }) => ({ loads: loads + 1 }));

/** Sends the keyboard to the menu of the selected block, in the page. */
export const callToolbar = (): void =>
  previewStore.setState(({ toolbarCalls }) => ({ toolbarCalls: toolbarCalls + 1 }));
