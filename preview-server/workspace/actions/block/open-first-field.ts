import type { Block } from '../../base/content/block.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import { formTabs } from '../../base/schema/form-tabs.ts';
import { formStore } from '../../store/form-store.ts';

/** Opens the form of a block on its first tab, with the focus in the first field. */
export function openFirstField({ _uid: uid, component }: Block): void {
  const definition = definitionOf(component);
  const [tab] = definition ? formTabs(definition) : [];
  const field = tab?.groups[0]?.fields[0]?.name;
  formStore.setState({
    tab: tab?.id ?? 'content',
    wanted: field === undefined ? undefined : { uid, field },
  });
}
