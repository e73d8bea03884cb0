import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { isBlock } from '../../../base/content/block.ts';
import { blockTitle } from '../../../base/schema/block-title.ts';
import { blockLabel } from '../../../base/schema/labels.ts';
import { selectBlock } from '../../../store/page/document.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { useMessages } from '../../messages/messages.ts';
import styles from './rich-text.module.css';

/** Blocks embedded in rich text: named here, edited in their own form. */
export function BlokView({ node, deleteNode, selected }: NodeViewProps) {
  const say = useMessages();
  const body: unknown[] = Array.isArray(node.attrs.body) ? node.attrs.body : [];
  return (
    <NodeViewWrapper className={styles.blok} data-selected={selected} contentEditable={false}>
      {body.filter(isBlock).map((block) => (
        <span key={block._uid} className={styles.blokRow}>
          <span className={styles.blokName}>
            {blockLabel(block.component, say.language)}{' '}
            <span className={styles.muted}>{blockTitle(block, say.language)}</span>
          </span>
          <Button kind="link" onPress={() => selectBlock(block._uid)}>
            {say('richText.editBlock')}
          </Button>
        </span>
      ))}
      <IconButton label={say('richText.removeBlock')} onPress={deleteNode}>
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </NodeViewWrapper>
  );
}
