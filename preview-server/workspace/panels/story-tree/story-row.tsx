import { ChevronRight, MoreHorizontal } from 'lucide-react';
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import type { StoryNode } from '../../base/stories/story-nodes.ts';
import { storyState } from '../../base/stories/story-state.ts';
import { useFindingCount } from '../../store/findings-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { MenuButton } from '../controls/menu-button.tsx';
import styles from '../controls/tree.module.css';
import { useMessages } from '../messages/messages.ts';
import { PlannedMark } from '../planning/planned-mark.tsx';
import { useStoryMenu } from './use-story-menu.ts';

type StoryRowProps = {
  node: StoryNode;
  /** In a list of search results the address says where a page stands. */
  showsFolder: boolean;
};

export function StoryRow({ node, showsFolder }: StoryRowProps) {
  const { story, children, entries } = node;
  return (
    <TreeItem id={story.id} textValue={story.name} hasChildItems={entries > 0} className={styles.row ?? ''}>
      <TreeItemContent>
        <StoryRowContent node={node} showsFolder={showsFolder} />
      </TreeItemContent>
      <Collection items={children}>
        {(child) => <StoryRow key={child.id} node={child} showsFolder={showsFolder} />}
      </Collection>
    </TreeItem>
  );
}

function StoryRowContent({ node: { story, entries }, showsFolder }: StoryRowProps) {
  const say = useMessages();
  const count = useFindingCount(story.id);
  const actions = useStoryMenu(story);
  const total = count.errors + count.warnings;
  const state = storyState(story, count.errors);
  return (
    <div className={styles.content}>
      {entries > 0 ? (
        <Button slot="chevron" className={styles.chevron ?? ''}>
          <ChevronRight size={14} aria-hidden />
        </Button>
      ) : (
        !showsFolder && <span className={styles.noChevron} />
      )}
      {!story.is_folder && (
        <span className={styles.dot} data-state={state} role="img" aria-label={say(`state.${state}`)} />
      )}
      <span className={styles.name}>{story.name}</span>
      <PlannedMark story={story} />
      {showsFolder && <span className={styles.preview}>{story.full_slug}</span>}
      {total > 0 && (
        <span className={styles.count} data-tone={count.errors > 0 ? 'error' : 'warning'}>
          {total}
          <span className={styles.countWord}> {say(total === 1 ? 'findings.word' : 'findings.words')}</span>
        </span>
      )}
      <span className={styles.tools}>
        <MenuButton label={say('stories.actions', { name: story.name })} actions={actions}>
          <IconButton label={say('stories.actions', { name: story.name })}>
            <MoreHorizontal size={15} aria-hidden />
          </IconButton>
        </MenuButton>
      </span>
    </div>
  );
}
