import { useMemo } from 'react';
import { addBeside, deleteBlock, duplicateBlock, shiftBlock } from '../../actions/block/block-actions.ts';
import { blockPowers } from '../../actions/block/block-place.ts';
import { useDocument } from '../../store/page/document.ts';
import type { MenuAction } from '../controls/menu-button.tsx';
import { shortcutLabel } from '../controls/shortcut-label.ts';
import { useMessages } from '../messages/messages.ts';

/** Menu of a block; empty for the root block. */
export function useBlockMenu(uid: string): MenuAction[] {
  const say = useMessages();
  const index = useDocument((open) => open.index);
  const powers = useMemo(() => index && blockPowers(index, uid), [index, uid]);
  if (!powers?.canDeleteBlocks) return [];
  return [
    {
      id: 'before',
      label: say('blocks.addBefore'),
      isDisabled: !powers.canAddBlocks,
      run: () => addBeside(uid, 0),
    },
    {
      id: 'after',
      label: say('blocks.addAfter'),
      shortcut: '+',
      isDisabled: !powers.canAddBlocks,
      run: () => addBeside(uid, 1),
    },
    'separator',
    {
      id: 'up',
      label: say('blocks.moveUp'),
      shortcut: 'Alt ↑',
      isDisabled: !powers.canMoveBackward,
      run: () => shiftBlock(uid, -1),
    },
    {
      id: 'down',
      label: say('blocks.moveDown'),
      shortcut: 'Alt ↓',
      isDisabled: !powers.canMoveForward,
      run: () => shiftBlock(uid, 1),
    },
    {
      id: 'duplicate',
      label: say('blocks.duplicate'),
      shortcut: shortcutLabel(say, 'D'),
      run: () => duplicateBlock(uid),
    },
    'separator',
    { id: 'delete', label: say('blocks.delete'), shortcut: say('key.delete'), run: () => deleteBlock(uid) },
  ];
}
