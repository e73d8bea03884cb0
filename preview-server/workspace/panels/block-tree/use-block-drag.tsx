import { useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import { moveTo } from '../../actions/block/block-actions.ts';
import { documentStore } from '../../store/page/document.ts';
import styles from '../controls/tree.module.css';
import type { BlockNode } from './block-nodes.ts';
import { dropPlace } from './drop-target.ts';

/** Drag and drop of blocks, by pointer or keyboard, to places that take them. */
export function useBlockDrag() {
  const dragged = useRef<readonly string[]>([]);
  return useDragAndDrop<BlockNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String);
    },
    onDragEnd: () => {
      dragged.current = [];
    },
    getDropOperation: (target) => {
      const { open } = documentStore.getState();
      if (target.type === 'root' || !open) return 'cancel';
      return dropPlace(open.index, dragged.current, target) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const { open } = documentStore.getState();
      const uids = [...keys].map(String);
      const place = open && dropPlace(open.index, uids, target);
      if (place) moveTo(uids, place);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropIndicator ?? ''} />,
  });
}
