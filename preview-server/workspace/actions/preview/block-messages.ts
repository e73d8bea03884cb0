import type { BlockIndex } from '../../base/content/block-index.ts';
import { siblingsOf } from '../block/block-place.ts';
import type { ToFrame } from './bridge-messages.ts';
import type { Shown } from './frame-messages.ts';

type Blocks = Pick<Shown, 'index' | 'selected'>;

/**
 * Tells of blocks that have gone, and of the selected one if it is new or stands elsewhere. The bridge answers
 * `addedBlock` and `movedBlock` by selecting that block, so that blocks beside the selected one are not told of;
 * and `duplicatedBlock` by selecting it half a second later, whatever is open by then, so that copies are told as new.
 */
export function blockMessages(before: Blocks, now: Blocks): ToFrame[] {
  if (before.index === now.index) return [];
  const gone = [...before.index].filter(
    ([uid, { parent }]) => !now.index.has(uid) && (parent === undefined || now.index.has(parent)),
  );
  const messages: ToFrame[] = gone.map(([uid]) => ({ action: 'deletedBlock', blockId: uid }));
  const { selected } = now;
  if (selected === undefined || now.index.get(selected)?.parent === undefined) return messages;
  if (!before.index.has(selected)) messages.push({ action: 'addedBlock', blockId: selected });
  else if (stoodElsewhere(before.index, now.index, selected))
    messages.push({ action: 'movedBlock', blockId: selected });
  return messages;
}

/** Whether a block left its list, or passed another block of it; one that others came or went before has not moved. */
function stoodElsewhere(before: BlockIndex, now: BlockIndex, uid: string): boolean {
  const [was, is] = [before.get(uid), now.get(uid)];
  if (was?.parent !== is?.parent || was?.field !== is?.field) return true;
  const ahead = (index: BlockIndex, other: BlockIndex) => {
    const siblings = siblingsOf(index, uid);
    return siblings.slice(0, siblings.indexOf(uid)).filter((each) => isIn(other, each));
  };
  const isIn = (index: BlockIndex, each: string) => {
    const entry = index.get(each);
    return entry?.parent === is?.parent && entry?.field === is?.field;
  };
  const [aheadThen, aheadNow] = [ahead(before, now), ahead(now, before)];
  return aheadThen.length !== aheadNow.length || aheadThen.some((each) => !aheadNow.includes(each));
}
