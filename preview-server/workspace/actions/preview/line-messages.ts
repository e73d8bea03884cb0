import type { BlockAction } from '@blattwerk/schemas/preview/place.ts';
import type { Hover, Selection } from '@blattwerk/schemas/preview/to-page.ts';
import { ancestry, type BlockIndex, blocksWithin } from '../../base/content/block-index.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { knownOpenDiscussions } from '../../store/server/discussions.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { blockPowers } from '../block/block-place.ts';
import type { Shown } from './frame-messages.ts';
import { formattedTexts, textsInPlace } from './texts-in-place.ts';

type SelectionNow = { shown: Shown; field: string | undefined; mustShow: boolean };

/** What is selected, for a page that has the direct line. */
export function lineSelection({ shown, field, mustShow }: SelectionNow): Selection {
  const { story, index, selected, chosen, isReadOnly } = shown;
  const uids = chosen.filter((uid) => index.get(uid)?.parent !== undefined);
  const [single] = uids.length === 1 ? uids : [];
  return {
    action: 'selection',
    storyId: story.id,
    uids,
    open: selected !== undefined && uids.includes(selected) ? selected : null,
    can: isReadOnly ? [] : actionsOnAll(index, uids),
    block: single === undefined ? null : blockAt(shown, single),
    field: field ?? null,
    mustShow,
  };
}

function blockAt({ story, index, isReadOnly }: Shown, uid: string): Selection['block'] {
  const component = index.get(uid)?.component ?? '';
  const path = ancestry(index, uid);
  const { language } = settingsStore.getState();
  return {
    uid,
    label: labelled(story.id, uid, blockLabel(component, language)),
    component,
    above: path.slice(0, -1).map((each, depth) => ({
      uid: each,
      label: blockLabel(index.get(each)?.component ?? '', language),
      component: index.get(each)?.component ?? '',
      field: index.get(path[depth + 1] ?? '')?.field ?? '',
    })),
    parts: blocksWithin(index, uid),
    texts: isReadOnly ? [] : textsInPlace(component),
    formatted: isReadOnly ? [] : formattedTexts(component),
  };
}

/** The block under the pointer; the page itself has no outline. */
export function lineHover({ story, index, isReadOnly }: Shown, uid: string | undefined): Hover {
  const entry = uid === undefined ? undefined : index.get(uid);
  return {
    action: 'hover',
    storyId: story.id,
    block:
      uid === undefined || entry?.parent === undefined
        ? null
        : {
            uid,
            label: labelled(story.id, uid, blockLabel(entry.component, settingsStore.getState().language)),
            can: isReadOnly ? [] : actionsOn(index, uid),
            parts: blocksWithin(index, uid),
          },
  };
}

const commentsWord = { de: 'Kommentare', en: 'comments' } as const;

/** What a block is called over the page, and how many of its discussions are open. */
function labelled(story: number, uid: string, label: string): string {
  const count = knownOpenDiscussions(story, uid);
  return count === 0 ? label : `${label} · ${commentsWord[settingsStore.getState().language]}: ${count}`;
}

function actionsOn(index: BlockIndex, uid: string): BlockAction[] {
  const powers = blockPowers(index, uid);
  return [
    ...(powers.canMoveBackward ? (['moveBackward'] as const) : []),
    ...(powers.canMoveForward ? (['moveForward'] as const) : []),
    ...(powers.canAddBlocks ? (['insertBefore', 'insertAfter', 'duplicate'] as const) : []),
    ...(powers.canDeleteBlocks ? (['copy', 'cut', 'delete'] as const) : []),
  ];
}

/** What one of them can do, all of them do as far as they can; a place for a new block is beside one alone. */
function actionsOnAll(index: BlockIndex, uids: readonly string[]): BlockAction[] {
  const actions = new Set(uids.flatMap((uid) => actionsOn(index, uid)));
  return [...actions].filter((action) => uids.length === 1 || !action.startsWith('insert'));
}
