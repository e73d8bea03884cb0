import { ChevronRight, GripVertical, MoreHorizontal } from 'lucide-react';
import { memo } from 'react';
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import { hoverInPreview } from '../../store/preview-store.ts';
import { CommentCount } from '../comments/comment-count.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { MenuButton } from '../controls/menu-button.tsx';
import styles from '../controls/tree.module.css';
import { CountsMark } from '../figures/counts-mark.tsx';
import { useMessages } from '../messages/messages.ts';
import type { BlockNode } from './block-nodes.ts';
import { useBlockFindings } from './use-block-findings.ts';
import { useBlockMenu } from './use-block-menu.ts';

type BlockRowProps = {
  node: BlockNode;
  /** Gives the row of a block the focus, after an action of the menu has changed the tree. Always the same function. */
  follow: (uid: string) => void;
};

export function BlockRow({ node, follow }: BlockRowProps) {
  return (
    <TreeItem
      id={node.id}
      textValue={`${node.label} ${node.title}`.trim()}
      hasChildItems={node.children.length > 0}
      className={styles.row ?? ''}
      onHoverStart={() => hoverInPreview(node.id)}
      onHoverEnd={() => hoverInPreview(undefined)}
    >
      <TreeItemContent>
        {({ allowsDragging }) => (
          <BlockRowContent node={node} follow={follow} allowsDragging={allowsDragging ?? false} />
        )}
      </TreeItemContent>
      <Collection items={node.children}>
        {(child) => <BlockRow key={child.id} node={child} follow={follow} />}
      </Collection>
    </TreeItem>
  );
}

type BlockRowContentProps = BlockRowProps & { allowsDragging: boolean };

/** The tree draws all its rows anew several times an edit; what is in them only where it has changed. */
const BlockRowContent = memo(function BlockRowContent({
  node: { id: uid, label, title, children },
  follow,
  allowsDragging,
}: BlockRowContentProps) {
  const say = useMessages();
  const findings = useBlockFindings(uid);
  const actions = useBlockMenu(uid, follow);
  return (
    <div className={styles.content}>
      {children.length > 0 ? (
        <Button slot="chevron" className={styles.chevron ?? ''}>
          <ChevronRight size={14} aria-hidden />
        </Button>
      ) : (
        <span className={styles.noChevron} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        <span className={styles.preview}>{title}</span>
      </span>
      <CountsMark uid={uid} />
      <CommentCount uid={uid} />
      {findings.errors + findings.warnings > 0 && (
        <span className={styles.count} data-tone={findings.errors > 0 ? 'error' : 'warning'}>
          {findings.errors + findings.warnings}
        </span>
      )}
      <span className={styles.tools}>
        {actions.length > 0 && (
          <MenuButton label={say('blocks.actions', { name: label })} actions={actions}>
            <IconButton label={say('blocks.actions', { name: label })}>
              <MoreHorizontal size={15} aria-hidden />
            </IconButton>
          </MenuButton>
        )}
        {allowsDragging && (
          <Button slot="drag" className={styles.drag ?? ''}>
            <GripVertical size={13} aria-hidden />
          </Button>
        )}
      </span>
    </div>
  );
});
