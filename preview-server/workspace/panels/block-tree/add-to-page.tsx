import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Plus } from 'lucide-react';
import { useShallow } from 'zustand/shallow';
import { addBlock, listFieldsOf } from '../../actions/block/block-actions.ts';
import { roomFor } from '../../base/schema/allowed-blocks.ts';
import { fieldLabel } from '../../base/schema/definitions.ts';
import { useDocument } from '../../store/page/document.ts';
import { MenuButton } from '../controls/menu-button.tsx';
import styles from '../controls/tree.module.css';
import { useMessages } from '../messages/messages.ts';

/** Adds a block at the end of the page, or of one of its lists where it has several. */
export function AddToPage() {
  const say = useMessages();
  const root = useDocument((open) => open.content._uid);
  const component = useDocument((open) => open.content.component);
  const lists = listFieldsOf(component ?? '');
  const counts =
    useDocument(
      useShallow(({ content }) =>
        lists.map(({ name }) => {
          const list = content[name];
          return Array.isArray(list) ? list.length : 0;
        }),
      ),
    ) ?? [];
  const actions = lists.map((field, position) => {
    const count = counts[position] ?? 0;
    return {
      id: field.name,
      label: fieldLabel(field),
      isDisabled: roomFor(field, count) <= 0,
      run: () => root !== undefined && addBlock(field, { parent: root, field: field.name, index: count }),
    };
  });
  const [only] = actions;
  if (root === undefined || !only) return null;
  const face = (
    <>
      <Plus size={14} aria-hidden />
      {say('blocks.add')}
    </>
  );
  return (
    <div className={styles.foot}>
      {actions.length === 1 ? (
        <Button kind="link" isDisabled={only.isDisabled} onPress={only.run}>
          {face}
        </Button>
      ) : (
        <MenuButton label={say('blocks.add')} actions={actions}>
          <Button kind="link">{face}</Button>
        </MenuButton>
      )}
    </div>
  );
}
