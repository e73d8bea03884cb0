import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Block } from '../base/content/block.ts';

/** Another version of the open page that the preview shows for a while, in place of the draft. */
export type Viewing = { title: string; content: Block };

export const viewingStore = createStore<{ viewing: Viewing | undefined }>(() => ({ viewing: undefined }));

export const useViewing = (): Viewing | undefined => useStore(viewingStore, ({ viewing }) => viewing);

export const showVersion = (viewing: Viewing): void => viewingStore.setState({ viewing });
export const backToDraft = (): void => viewingStore.setState({ viewing: undefined });
