import { siblingsIn } from '../../../content-space/story-shape/difference/nearest-block.ts';
import {
  type BlockChange,
  type FieldChange,
  ownFields,
  type StoryDifference,
  toldChanges,
} from '../../../content-space/story-shape/difference/story-difference.ts';
import {
  type Parts,
  rootKey,
  wholeBlock,
} from '../../../content-space/story-shape/difference/story-parts.ts';
import type { Block } from '../../base/content/block.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import type { Say } from '../messages/messages.ts';

/** A change as the list shows it. */
export type ComparedChange = {
  change: BlockChange;
  block: Block;
  /** What the block is called, with some words of its own. */
  label: string;
  title: string;
  kinds: readonly ('inserted' | 'deleted' | 'moved' | 'edited')[];
  fields: readonly FieldChange[];
  /** From where to where it was moved; undefined for one that was not. */
  way: string | undefined;
};

export function comparedChanges(say: Say, difference: StoryDifference): ComparedChange[] {
  return toldChanges(difference).map((change) => {
    const isGone = change.kind === 'deleted';
    const { component } = isGone ? change.before : change.after;
    const whole = wholeBlock(isGone ? difference.before : difference.after, change.uid);
    const block: Block = { ...whole, _uid: change.uid, component };
    const fields = change.kind === 'changed' ? ownFields(change.fields) : [];
    const isPage = change.uid === rootKey;
    return {
      change,
      block,
      label: isPage ? say('comparison.page') : blockLabel(component, say.language),
      title: isPage ? '' : blockTitle(block, say.language),
      kinds:
        change.kind === 'changed'
          ? [
              ...(change.isMoved ? (['moved'] as const) : []),
              ...(fields.length > 0 ? (['edited'] as const) : []),
            ]
          : [change.kind],
      fields,
      way: change.kind === 'changed' && change.isMoved ? wayOf(say, change, difference) : undefined,
    };
  });
}

/** Places in one list are told by number, lists by the block that has them. */
function wayOf(
  say: Say,
  { uid, before, after }: Extract<BlockChange, { kind: 'changed' }>,
  difference: StoryDifference,
): string {
  if (before.parent === after.parent && before.field === after.field) {
    const place = (parts: Parts) => siblingsIn(parts, uid).indexOf(uid) + 1;
    return say('comparison.movedWithin', { from: place(difference.before), to: place(difference.after) });
  }
  const holder = (parts: Parts, parent: string | undefined) =>
    parent === undefined || parent === rootKey
      ? say('comparison.page')
      : blockLabel(parts.get(parent)?.component ?? '', say.language);
  return say('comparison.movedTo', {
    from: holder(difference.before, before.parent),
    to: holder(difference.after, after.parent),
  });
}
