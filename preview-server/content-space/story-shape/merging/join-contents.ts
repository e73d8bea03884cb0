import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { isBlock } from '../block.ts';
import type { PlainObject } from '../plain-object.ts';
import { type MergeConflict, mergeContent } from './merge-content.ts';

type Joined = { content: PlainObject; conflicts: MergeConflict[] };

/**
 * Joins two contents that grew out of one, as stored: {@link mergeContent} for contents that may be no block yet, which
 * are one value then.
 * @param prefersTheirs whether their value of a contradicting field is taken; without it, and otherwise, mine stays
 */
export function joinContents(
  base: PlainObject,
  mine: PlainObject,
  theirs: PlainObject,
  prefersTheirs: (conflict: MergeConflict) => boolean = () => false,
): Joined {
  if (sameValue(base, theirs) || sameValue(mine, theirs)) return { content: mine, conflicts: [] };
  if (sameValue(base, mine)) return { content: theirs, conflicts: [] };
  if (isBlock(base) && isBlock(mine) && isBlock(theirs) && isOneBlock([base, mine, theirs]))
    return mergeContent(base, mine, theirs, prefersTheirs);
  const conflict: MergeConflict = { uid: String(mine._uid ?? ''), field: '', mine, theirs };
  return { content: prefersTheirs(conflict) ? theirs : mine, conflicts: [conflict] };
}

/** A page that got another root block shares no block with what it was. */
const isOneBlock = (blocks: readonly { _uid: string; component: string }[]): boolean =>
  new Set(blocks.map(({ _uid, component }) => `${_uid} ${component}`)).size === 1;
