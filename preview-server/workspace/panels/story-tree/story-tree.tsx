import { useEffect, useMemo, useRef, useState } from 'react';
import { type Key, ListLayout, Tree, Virtualizer } from 'react-aria-components';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { openStory } from '../../actions/opening/open-story.ts';
import { createOpenedNodes, openAtFirst } from '../../base/stories/opened-nodes.ts';
import { foldersAbove, pageNode, searchStories, storyNodes } from '../../base/stories/story-nodes.ts';
import { useOpening } from '../../store/opening-store.ts';
import styles from '../controls/tree.module.css';
import { rowHeight, scrollToRow, shownRows, treePadding } from '../controls/tree-rows.ts';
import { useMessages } from '../messages/messages.ts';
import { StoryRow } from './story-row.tsx';

/** Pages that a search shows; another letter narrows a longer list. */
const foundAtMost = 200;

type StoryTreeProps = { stories: readonly ManagementStorySummary[]; query: string };

/** Pages in their folders, or the pages a search finds. */
export function StoryTree({ stories, query }: StoryTreeProps) {
  const say = useMessages();
  const openId = useOpening(({ storyId }) => storyId);
  const isSearch = query.trim() !== '';
  const found = useMemo(
    () => (isSearch ? searchStories(stories, query).map(pageNode) : []),
    [stories, query, isSearch],
  );
  const all = useMemo(() => storyNodes(stories), [stories]);
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => openAtFirst(all));
  const [openedNodes] = useState(createOpenedNodes);
  const nodes = isSearch ? found.slice(0, foundAtMost) : openedNodes(all, expanded);
  const more = found.length - foundAtMost;
  useEffect(() => {
    if (openId !== undefined) setExpanded((before) => new Set([...before, ...foldersAbove(stories, openId)]));
  }, [openId, stories]);

  // A page opened elsewhere, by making it or by the palette, comes into sight; once, so that the tree stays where it is
  // scrolled to.
  const tree = useRef<HTMLDivElement>(null);
  const unseen = useRef<number>(undefined);
  useEffect(() => {
    unseen.current = openId;
  }, [openId]);
  useEffect(() => {
    const row = unseen.current === undefined ? -1 : shownRows(nodes, expanded).indexOf(unseen.current);
    if (!tree.current || row < 0) return;
    scrollToRow(tree.current, row);
    unseen.current = undefined;
  });

  const activate = (key: Key) => {
    const story = stories.find(({ id }) => id === key);
    if (!story) return;
    if (!story.is_folder) void openStory(story.id);
    else setExpanded((before) => toggled(before, key));
  };

  return (
    <>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight, padding: treePadding }}>
        <Tree
          ref={tree}
          aria-label={say('region.pages')}
          className={styles.tree ?? ''}
          items={nodes}
          dependencies={[isSearch]}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={openId === undefined ? [] : [openId]}
          onSelectionChange={(keys) => {
            if (keys !== 'all') for (const key of keys) activate(key);
          }}
          expandedKeys={expanded}
          onExpandedChange={setExpanded}
          renderEmptyState={() => (
            <p className={styles.empty}>{isSearch ? say('stories.noneFound') : say('stories.none')}</p>
          )}
        >
          {(node) => <StoryRow key={node.id} node={node} showsFolder={isSearch} />}
        </Tree>
      </Virtualizer>
      {more > 0 && <p className={styles.more}>{say('usage.more', { count: more })}</p>}
    </>
  );
}

function toggled(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
