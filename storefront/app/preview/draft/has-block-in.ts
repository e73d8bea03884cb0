import { isBlock, type NamedBlock } from '../../../page/story/blocks-in.ts';

/** Whether a block in a value of a story, or the value itself, is one that is looked for; looks no further than the first. */
export function hasBlockIn(value: unknown, isLookedFor: (block: NamedBlock) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isBlock(value) && isLookedFor(value)) return true;
  for (const name in value) if (hasBlockIn(Reflect.get(value, name), isLookedFor)) return true;
  return false;
}
