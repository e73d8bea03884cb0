import {
  type BlockChange,
  type FieldChange,
  ownFields,
  type StoryDifference,
  toldChanges,
} from '../../../content-space/story-shape/difference/story-difference.ts';
import { rootKey, wholeBlock } from '../../../content-space/story-shape/difference/story-parts.ts';
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
    };
  });
}
