import { isKeyOf, type PressedKey, type Shortcut } from '@blattwerk/schemas/preview/shortcut.ts';
import { isMac } from '../../base/is-mac.ts';
import { toggleAreas } from '../../store/areas-store.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { documentStore, redoEdit, undoEdit } from '../../store/page/document.ts';
import { callToolbar } from '../../store/preview-store.ts';
import { togglePane } from '../../store/settings-store.ts';
import { deleteBlocks, duplicateBlocks, meantBy, shiftChosen } from '../block/block-actions.ts';
import { saveDraft } from '../saving/save-draft.ts';
import { goToPane } from './go-to-pane.ts';

export type WorkspaceKey = { shortcut: Shortcut; run(): void };

const bare = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, where: 'anywhere' } as const;
const command = { ...bare, ctrlKey: !isMac, metaKey: isMac };
const onBlock = { ...bare, where: 'outside-texts' } as const;

/** Undo and redo are the page's own also inside its text fields: one history, so that undo never does something invisible. */
const historyKeys: readonly WorkspaceKey[] = [
  { shortcut: { ...command, key: 'z' }, run: undoEdit },
  { shortcut: { ...command, key: 'z', shiftKey: true }, run: redoEdit },
  { shortcut: { ...command, key: 'y' }, run: redoEdit },
];

const saveKey: WorkspaceKey = { shortcut: { ...command, key: 's' }, run: () => void saveDraft() };

/** Folds columns away; F6 goes from pane to pane, F9 to all other desks, Alt+F10 to the menu of the block in the preview. */
const leadingAway: readonly WorkspaceKey[] = [
  { shortcut: { ...command, key: 'k' }, run: () => openDialog('palette', {}) },
  { shortcut: { ...command, key: ',' }, run: () => togglePane('stories') },
  { shortcut: { ...command, key: '.' }, run: () => togglePane('form') },
  { shortcut: { ...bare, key: 'F6' }, run: () => goToPane(1) },
  { shortcut: { ...bare, key: 'F6', shiftKey: true }, run: () => goToPane(-1) },
  { shortcut: { ...bare, key: 'F9' }, run: toggleAreas },
  { shortcut: { ...bare, key: 'F10', altKey: true }, run: callToolbar },
];

/** Keys that work wherever the focus is. */
export const workspaceKeys: readonly WorkspaceKey[] = [saveKey, ...historyKeys, ...leadingAway];

/** Those of a plugin's frame, whose text fields search and hold nothing of the page; its dialog is not left by a key. */
export function pluginKeys({ isDialog }: { isDialog: boolean }): readonly WorkspaceKey[] {
  const outsideTexts = historyKeys.map(({ shortcut, run }) => ({
    shortcut: { ...shortcut, where: 'outside-texts' as const },
    run,
  }));
  return [saveKey, ...outsideTexts, ...(isDialog ? [] : leadingAway)];
}

/** Keys on the page in the preview; they mean the chosen blocks. In the tree of blocks a row has its own. */
export const blockKeys: readonly WorkspaceKey[] = [
  { shortcut: { ...onBlock, key: 'Delete' }, run: () => onChosen(deleteBlocks) },
  { shortcut: { ...onBlock, key: 'Backspace' }, run: () => onChosen(deleteBlocks) },
  { shortcut: { ...command, key: 'd', where: 'outside-texts' }, run: () => onChosen(duplicateBlocks) },
  {
    shortcut: { ...onBlock, key: 'ArrowUp', altKey: true },
    run: () => onChosen((uids) => shiftChosen(uids, -1)),
  },
  {
    shortcut: { ...onBlock, key: 'ArrowDown', altKey: true },
    run: () => onChosen((uids) => shiftChosen(uids, 1)),
  },
];

/** Does what a key stands for. Answers whether it stands for something. */
export function press(keys: readonly WorkspaceKey[], event: PressedKey): boolean {
  const key = keys.find(({ shortcut }) => isKeyOf(shortcut, event));
  key?.run();
  return key !== undefined;
}

/** The page itself is no block that could be deleted or moved. */
function onChosen(act: (uids: readonly string[]) => unknown): void {
  const { open } = documentStore.getState();
  const { selected } = open ?? {};
  if (selected !== undefined && open?.index.get(selected)?.parent !== undefined) act(meantBy(selected));
}
