import type { BlockAction } from '@blattwerk/schemas/preview/place.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import { formStore } from '../../store/form-store.ts';
import { documentStore, selectBlock } from '../../store/page/document.ts';
import { hoverInPreview, previewStore } from '../../store/preview-store.ts';
import { deleteBlocks, duplicateBlocks, meantBy, shiftChosen } from '../block/block-actions.ts';
import { chooseRange, toggleBlock } from '../block/choose-blocks.ts';
import { copyBlocks, cutBlocks, pasteText } from '../block/clipboard.ts';
import { addBeside } from '../block/insert-blocks.ts';
import { jumpTo } from '../block/jump-to.ts';
import { blockKeys, press, workspaceKeys } from '../keys/workspace-keys.ts';
import { openStory } from '../opening/open-story.ts';
import type { FromPage } from './direct-line.ts';
import { fieldOfClue } from './field-of-clue.ts';
import type { FrameFocus } from './frame-focus.ts';
import { shownKey } from './shown-key.ts';

type Selected = Extract<FromPage, { action: 'select' }>;

/**
 * Does what a page with the direct line asks for.
 * @param language of the texts that the page shows
 */
export function hearPage(message: FromPage, language: string, focus: FrameFocus): void {
  const { open } = documentStore.getState();
  switch (message.action) {
    case 'select':
      if (message.storyId === open?.story.id) selectPlace(message, language, focus);
      else openElsewhere(message);
      break;
    case 'point':
      hoverInPreview(message.at?.storyId === open?.story.id ? message.at?.uid : undefined);
      break;
    case 'act':
      if (message.storyId === open?.story.id) actions[message.name](message.uid);
      break;
    case 'press':
      press([...workspaceKeys, ...blockKeys], message.key);
      break;
    case 'shown':
    case 'hidden': {
      const reason = message.action === 'hidden' ? message.reason : undefined;
      if (message.storyId === open?.story.id)
        previewStore.setState({ hidden: reason && { uid: message.uid, reason } });
      break;
    }
    case 'paste':
      if (open) pasteText(message.text, open.selected ?? open.content._uid);
      break;
  }
}

/** Opens the form of a clicked block and puts the focus into the clicked field, if it is known. */
function selectPlace({ uid, field, clue, how }: Selected, language: string, focus: FrameFocus): void {
  if (how !== 'only') {
    (how === 'toggle' ? toggleBlock : chooseRange)(uid);
    return;
  }
  const { open } = documentStore.getState();
  const block = open && blockOf(open.content, open.index, uid);
  if (!block) return;
  const known = definitionOf(block.component)?.fields.some(({ name }) => name === field) ? field : null;
  const name = known ?? fieldOfClue(block, clue);
  selectBlock(uid);
  if (name === undefined) return;
  const key = shownKey(block.component, name, language);
  focus.once(() => {
    if (documentStore.getState().open?.selected === uid) jumpTo(uid, key);
  });
}

/** A block of another story, such as the page's header: its form opens with that story. */
function openElsewhere({ storyId, uid, field }: Selected): void {
  if (field !== null) formStore.setState({ wanted: { uid, field } });
  void openStory(storyId, uid);
}

const actions: Record<BlockAction, (uid: string) => void> = {
  moveBackward: (uid) => shiftChosen(meantBy(uid), -1),
  moveForward: (uid) => shiftChosen(meantBy(uid), 1),
  duplicate: (uid) => duplicateBlocks(meantBy(uid)),
  copy: (uid) => void copyBlocks(meantBy(uid)),
  cut: (uid) => void cutBlocks(meantBy(uid)),
  delete: (uid) => deleteBlocks(meantBy(uid)),
  insertBefore: (uid) => addBeside(uid, 'before'),
  insertAfter: (uid) => addBeside(uid, 'after'),
};
