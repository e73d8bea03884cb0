import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { definitionOf } from '../base/schema/definitions.ts';
import { tabOf } from '../base/schema/form-tabs.ts';
import { documentStore, selectBlock } from './page/document.ts';

export const translationTab = 'translation';

type FormState = {
  /** Open tab of the form. */
  tab: string;
  /** Language whose texts the translation tab shows. */
  language: string | undefined;
  /** Field that is to take the focus as soon as it is there. */
  wanted: { uid: string; field: string } | undefined;
};

export const formStore = createStore<FormState>(() => ({
  tab: 'content',
  language: undefined,
  wanted: undefined,
}));

export const useForm = <T>(select: (state: FormState) => T): T => useStore(formStore, select);

export const openTab = (tab: string): void => formStore.setState({ tab });

/** Opens the form of a block at one of its fields; a translated field on the translation tab. */
export function jumpTo(uid: string | undefined, field: string | undefined): void {
  const { open } = documentStore.getState();
  const target = uid ?? open?.content._uid;
  const component = target === undefined ? undefined : open?.index.get(target)?.component;
  if (target === undefined || component === undefined) return;
  selectBlock(target);
  if (field === undefined) return;
  const [name = field, language] = field.split('__i18n__');
  const definition = definitionOf(component);
  formStore.setState({
    tab: language ? translationTab : definition ? tabOf(definition, name) : 'content',
    ...(language ? { language: language.replaceAll('_', '-') } : {}),
    wanted: { uid: target, field },
  });
}
