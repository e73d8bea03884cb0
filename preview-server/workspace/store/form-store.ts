import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export const translationTab = 'translation';
export const commentsTab = 'comments';

type FormState = {
  /** Open tab of the form. */
  tab: string;
  /** Language whose texts the translation tab shows. */
  language: string | undefined;
  /** Field that is to take the focus as soon as it is there, and the entry of its list that is to be seen. */
  wanted: { uid: string; field: string; item?: number | undefined } | undefined;
  /** Field that has the focus; its place is marked in the preview. */
  focused: { uid: string; field: string } | undefined;
};

export const formStore = createStore<FormState>(() => ({
  tab: 'content',
  language: undefined,
  wanted: undefined,
  focused: undefined,
}));

export const useForm = <T>(select: (state: FormState) => T): T => useStore(formStore, select);

export const openTab = (tab: string): void => formStore.setState({ tab });
