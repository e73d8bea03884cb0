import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Key, ListLayout, Tree, Virtualizer } from 'react-aria-components';
import { addBeside, deleteBlock, duplicateBlock, shiftBlock } from '../../actions/block/block-actions.ts';
import { ancestry, blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { documentStore, selectBlock, useDocument } from '../../store/page/document.ts';
import { useDeferredContent } from '../../store/page/use-deferred-content.ts';
import styles from '../controls/tree.module.css';
import { useMessages } from '../messages/messages.ts';
import { AddToPage } from './add-to-page.tsx';
import { type BlockNode, blockNodes } from './block-nodes.ts';
import { BlockRow } from './block-row.tsx';
import { useBlockDrag } from './use-block-drag.tsx';

/** The blocks of the open page, to find, order and delete them. */
export function BlockTree() {
  const say = useMessages();
  const index = useDocument((open) => open.index);
  const rootUid = useDocument((open) => open.content._uid);
  const selected = useDocument((open) => open.selected);
  const content = useDeferredContent();
  const known = useRef<ReadonlyMap<string, BlockNode>>(new Map());
  const nodes = useMemo(() => {
    if (!index || rootUid === undefined) return [];
    const titleOf = (uid: string) => {
      const block = content && blockOf(content, index, uid);
      return block ? blockTitle(block) : '';
    };
    const { root, all } = blockNodes(index, rootUid, titleOf, known.current);
    known.current = all;
    return [root];
  }, [index, rootUid, content]);
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(new Set());
  const { dragAndDropHooks } = useBlockDrag();

  useEffect(() => {
    const { open } = documentStore.getState();
    if (!open || rootUid === undefined) return;
    const above = selected === undefined ? [] : ancestry(open.index, selected).slice(0, -1);
    setExpanded((before) => new Set([...before, rootUid, ...above]));
  }, [rootUid, selected]);

  return (
    <div className={styles.panel} onKeyDownCapture={onBlockKey}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say('blocks.title')}</h2>
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: 30, padding: 6 }}>
        <Tree
          aria-label={say('blocks.title')}
          aria-description={say('blocks.keys')}
          className={styles.tree ?? ''}
          items={nodes}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={selected === undefined ? [] : [selected]}
          onSelectionChange={(keys) => {
            for (const key of keys) selectBlock(String(key));
          }}
          expandedKeys={expanded}
          onExpandedChange={setExpanded}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p className={styles.empty}>{say('blocks.none')}</p>}
        >
          {(node) => <BlockRow key={node.id} node={node} />}
        </Tree>
      </Virtualizer>
      <AddToPage />
    </div>
  );
}

/** Keys on a focused row of the block tree: Alt with arrows moves, Delete deletes, D duplicates, plus adds. */
function onBlockKey(event: KeyboardEvent): void {
  const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
  const uid = row?.getAttribute('data-key');
  if (!uid || event.target !== row) return;
  const action = actionFor(event, uid);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

function actionFor({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, uid: string): (() => void) | undefined {
  if (altKey && key === 'ArrowUp') return () => shiftBlock(uid, -1);
  if (altKey && key === 'ArrowDown') return () => shiftBlock(uid, 1);
  if (key === 'Delete' || key === 'Backspace') return () => deleteBlock(uid);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => duplicateBlock(uid);
  if (key === '+') return () => addBeside(uid, 1);
  return undefined;
}
