import { blocksWithin } from '../../base/content/block-index.ts';
import { useDocument } from '../../store/page/document.ts';

/** Whether something of a block belongs to the chosen one, or lies inside of it. */
export function useOfBlock(isOnlyBlock: boolean): (uid: string | undefined) => boolean {
  const index = useDocument((open) => open.index);
  const selected = useDocument((open) => open.selected);
  if (!isOnlyBlock || !index || selected === undefined || index.get(selected)?.parent === undefined)
    return () => true;
  const within = new Set([selected, ...blocksWithin(index, selected)]);
  return (uid) => uid !== undefined && within.has(uid);
}
