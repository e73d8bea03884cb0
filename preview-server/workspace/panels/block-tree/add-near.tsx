import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { addNear } from '../../actions/block/insert-blocks.ts';
import { insertPlaces } from '../../actions/block/insert-places.ts';
import { useDocument } from '../../store/page/document.ts';
import styles from '../controls/tree.module.css';
import { useMessages } from '../messages/messages.ts';

/** Adds blocks after the chosen one, or as near to it as they may stand. */
export function AddNear() {
  const say = useMessages();
  const index = useDocument((open) => open.index);
  const selected = useDocument((open) => open.selected ?? open.content._uid);
  const isFull = useMemo(
    () => index === undefined || selected === undefined || insertPlaces(index, selected).length === 0,
    [index, selected],
  );
  if (!index) return null;
  return (
    <div className={styles.foot}>
      <Button kind="link" isDisabled={isFull} onPress={addNear}>
        <Plus size={14} aria-hidden />
        {say('blocks.add')}
      </Button>
    </div>
  );
}
