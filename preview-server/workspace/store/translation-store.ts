import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Which texts are shown: all, or those that are missing or outdated. */
export type ShownTexts = 'all' | 'open';

type TranslationState = {
  /** The page is translated side by side, in place of the form of one block. */
  isOpen: boolean;
  shown: ShownTexts;
  /** Story whose first text that is not done is to take the focus as soon as it is there. */
  wantsFirst: number | undefined;
  /** Translations that were not confirmed, as their source is another one by now. */
  notConfirmed: number;
};

export const translationStore = createStore<TranslationState>(() => ({
  isOpen: false,
  shown: 'all',
  wantsFirst: undefined,
  notConfirmed: 0,
}));

export const useTranslating = <T>(select: (state: TranslationState) => T): T =>
  useStore(translationStore, select);
