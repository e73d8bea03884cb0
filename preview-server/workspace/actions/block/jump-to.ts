import { definitionOf } from '../../base/schema/definitions.ts';
import { tabOf } from '../../base/schema/form-tabs.ts';
import { formStore, translationTab } from '../../store/form-store.ts';
import { documentStore, selectBlock } from '../../store/page/document.ts';

/**
 * Opens the form of a block at one of its fields; a translated field on the translation tab.
 * @param item place of the entry that is meant, where the field is a list
 */
export function jumpTo(uid: string | undefined, field: string | undefined, item?: number): void {
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
    wanted: { uid: target, field, item },
  });
}
