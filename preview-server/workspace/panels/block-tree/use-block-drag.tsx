import { useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import { moveTo } from '../../actions/block/block-actions.ts';
import { documentStore } from '../../store/page/document.ts';
import styles from '../controls/tree.module.css';
import type { BlockNode } from './block-nodes.ts';
import { dropPlace } from './drop-target.ts';

/** Drag and drop of blocks, by pointer or keyboard, to places that take them. */
export function useBlockDrag() {
  const dragged = useRef<string>(undefined);
  return useDragAndDrop<BlockNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String)[0];
    },
    onDragEnd: () => {
      dragged.current = undefined;
    },
    getDropOperation: (target) => {
      const { open } = documentStore.getState();
      if (target.type === 'root' || !open || dragged.current === undefined) return 'cancel';
      return dropPlace(open.index, dragged.current, target) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const { open } = documentStore.getState();
      const uid = [...keys].map(String)[0];
      const place = open && uid !== undefined ? dropPlace(open.index, uid, target) : undefined;
      if (uid !== undefined && place) moveTo(uid, place);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropIndicator ?? ''} />,
  });
}
