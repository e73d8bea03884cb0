import { useShallow } from 'zustand/shallow';
import { deleteBlocks, duplicateBlocks, meantBy, shiftChosen } from '../../actions/block/block-actions.ts';
import { blockPowers } from '../../actions/block/block-place.ts';
import { copyBlocks, cutBlocks, pasteBlocks } from '../../actions/block/clipboard.ts';
import { addBeside } from '../../actions/block/insert-blocks.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useMay } from '../../store/session-store.ts';
import type { MenuAction } from '../controls/menu-button.tsx';
import { shortcutLabel } from '../controls/shortcut-label.ts';
import { useMessages } from '../messages/messages.ts';

/**
 * Menu of a block, or of all that are chosen where it is one of them; empty for the root block. `follow` is told which
 * block is there after an action that leaves another in its place.
 */
export function useBlockMenu(uid: string, follow: (uid: string) => void = () => {}): MenuAction[] {
  const say = useMessages();
  const powers = useDocument(useShallow(({ index }) => blockPowers(index, uid)));
  const maySave = useMay('save-sections');
  if (!powers?.canDeleteBlocks) return [];
  const followed = (next: string | undefined) => {
    if (next !== undefined) follow(next);
  };
  return [
    {
      id: 'before',
      label: say('blocks.addBefore'),
      isDisabled: !powers.canAddBlocks,
      run: () => addBeside(uid, 'before'),
    },
    {
      id: 'after',
      label: say('blocks.addAfter'),
      shortcut: '+',
      isDisabled: !powers.canAddBlocks,
      run: () => addBeside(uid, 'after'),
    },
    'separator',
    {
      id: 'up',
      label: say('blocks.moveUp'),
      shortcut: 'Alt ↑',
      isDisabled: !powers.canMoveBackward,
      run: () => shiftChosen(meantBy(uid), -1),
    },
    {
      id: 'down',
      label: say('blocks.moveDown'),
      shortcut: 'Alt ↓',
      isDisabled: !powers.canMoveForward,
      run: () => shiftChosen(meantBy(uid), 1),
    },
    {
      id: 'duplicate',
      label: say('blocks.duplicate'),
      shortcut: shortcutLabel(say, 'D'),
      run: () => followed(duplicateBlocks(meantBy(uid))[0]),
    },
    'separator',
    {
      id: 'copy',
      label: say('blocks.copy'),
      shortcut: shortcutLabel(say, 'C'),
      run: () => void copyBlocks(meantBy(uid)),
    },
    {
      id: 'cut',
      label: say('blocks.cut'),
      shortcut: shortcutLabel(say, 'X'),
      run: () => void cutBlocks(meantBy(uid)).then(followed),
    },
    {
      id: 'paste',
      label: say('blocks.paste'),
      shortcut: shortcutLabel(say, 'V'),
      run: () => void pasteBlocks(uid).then(followed),
    },
    ...(maySave
      ? [
          {
            id: 'save',
            label: say('blocks.save'),
            run: () => openDialog('save-section', { uids: meantBy(uid) }),
          },
        ]
      : []),
    'separator',
    {
      id: 'delete',
      label: say('blocks.delete'),
      shortcut: say('key.delete'),
      run: () => followed(deleteBlocks(meantBy(uid))),
    },
  ];
}
