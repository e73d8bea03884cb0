import { Plus } from 'lucide-react';
import { addBlock, listFieldsOf } from '../block-actions/block-actions.ts';
import { Button } from '../controls/button.tsx';
import { useMessages } from '../messages/messages.ts';
import { roomFor } from '../schema/allowed-blocks.ts';
import { blockOf } from '../store/block-index.ts';
import { useDocument } from '../store/document.ts';
import styles from '../story-tree/tree.module.css';

/** Adds a block at the end of the page. */
export function AddToPage() {
  const say = useMessages();
  const root = useDocument((open) => open.content._uid);
  const component = useDocument((open) => open.content.component);
  const field = listFieldsOf(component ?? '')[0];
  const count = useDocument((open) => {
    const list = field && blockOf(open.content, open.index, open.content._uid)?.[field.name];
    return Array.isArray(list) ? list.length : 0;
  });
  if (root === undefined || !field) return null;
  return (
    <div className={styles.foot}>
      <Button
        kind="link"
        isDisabled={roomFor(field, count ?? 0) <= 0}
        onPress={() => addBlock(field, { parent: root, field: field.name, index: count ?? 0 })}
      >
        <Plus size={14} aria-hidden />
        {say('blocks.add')}
      </Button>
    </div>
  );
}
