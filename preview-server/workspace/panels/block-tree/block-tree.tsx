import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Key, ListLayout, Tree, Virtualizer } from 'react-aria-components';
import { ancestry, blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { documentStore, useDocument } from '../../store/page/document.ts';
import { useDeferredContent } from '../../store/page/use-deferred-content.ts';
import styles from '../controls/tree.module.css';
import { focusRow, rowHeight, scrollToRow, shownRows, treePadding } from '../controls/tree-rows.ts';
import { FiguresBar } from '../figures/figures-bar.tsx';
import { FiguresSwitch } from '../figures/figures-switch.tsx';
import { useMessages } from '../messages/messages.ts';
import { AddNear } from './add-near.tsx';
import { actionOfKey } from './block-keys.ts';
import { type BlockNode, blockNodes } from './block-nodes.ts';
import { BlockRow } from './block-row.tsx';
import { ClipboardNotice } from './clipboard-notice.tsx';
import { rowKey, useBlockChoice } from './use-block-choice.ts';
import { useBlockDrag } from './use-block-drag.tsx';
import { useClipboardKeys } from './use-clipboard-keys.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** The blocks of the open page, to find, choose, order and delete them. */
export function BlockTree() {
  const say = useMessages();
  const index = useDocument((open) => open.index);
  const rootUid = useDocument((open) => open.content._uid);
  const selected = useDocument((open) => open.selected);
  const content = useDeferredContent();
  const known = useRef<ReadonlyMap<string, BlockNode>>(new Map());
  const tree = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => {
    if (!index || rootUid === undefined) return [];
    const wordsOf = (uid: string, component: string) => {
      const block = content && blockOf(content, index, uid);
      const title = block ? blockTitle(block, say.language) : '';
      return { label: blockLabel(component, say.language), title };
    };
    const { root, all } = blockNodes(index, rootUid, wordsOf, known.current);
    known.current = all;
    return [root];
  }, [index, rootUid, content, say]);
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(new Set());
  const { dragAndDropHooks } = useBlockDrag();
  const rows = useRef<() => string[]>(() => []);
  useLayoutEffect(() => {
    rows.current = () => shownRows(nodes, expanded);
  }, [nodes, expanded]);
  const follow = useCallback((uid: string) => {
    if (tree.current) scrollToRow(tree.current, rows.current().indexOf(uid));
    focusRow(tree, uid);
  }, []);
  useClipboardKeys(panel, follow);
  useKeptFocus(index, follow);
  const { chosen, onSelectionChange, watch } = useBlockChoice(() => shownRows(nodes, expanded), follow);

  useEffect(() => {
    const { open } = documentStore.getState();
    if (!open || rootUid === undefined) return;
    const above = selected === undefined ? [] : ancestry(open.index, selected).slice(0, -1);
    const wanted = [rootUid, ...above];
    setExpanded((before) =>
      wanted.every((uid) => before.has(uid)) ? before : new Set([...before, ...wanted]),
    );
  }, [rootUid, selected]);

  // What was opened or moved elsewhere, in the preview or by inserting, comes into sight here; once, so that the
  // tree stays where it is scrolled to.
  const unseen = useRef<string>(undefined);
  useEffect(() => {
    unseen.current = index?.has(selected ?? '') ? selected : undefined;
  }, [selected, index]);
  useEffect(() => {
    const row = unseen.current === undefined ? -1 : shownRows(nodes, expanded).indexOf(unseen.current);
    if (!tree.current || row < 0) return;
    scrollToRow(tree.current, row);
    unseen.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const uid = rowKey(event.target);
    const isOnRow = event.target instanceof Element && event.target.matches('[role=row]');
    const action = uid !== undefined && isOnRow ? actionOfKey(event, uid) : undefined;
    if (!action) {
      watch.onKeyDownCapture(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const next = action();
    if (next !== undefined) follow(next);
  };

  return (
    <div ref={panel} className={styles.panel} {...watch} onKeyDownCapture={onKeyDown}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say('blocks.title')}</h2>
        <FiguresSwitch />
      </div>
      <FiguresBar />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight, padding: treePadding }}>
        <Tree
          ref={tree}
          aria-label={say('blocks.title')}
          aria-description={say('blocks.keys')}
          className={styles.tree ?? ''}
          items={nodes}
          selectionMode="multiple"
          disallowEmptySelection
          selectedKeys={chosen}
          onSelectionChange={onSelectionChange}
          expandedKeys={expanded}
          onExpandedChange={setExpanded}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p className={styles.empty}>{say('blocks.none')}</p>}
        >
          {(node) => <BlockRow key={node.id} node={node} follow={follow} />}
        </Tree>
      </Virtualizer>
      <ClipboardNotice />
      <AddNear />
    </div>
  );
}
