import { type FindingCount, useFindingCount } from '../../store/findings-store.ts';
import { useOpening } from '../../store/opening-store.ts';

/** Number of findings of a block, without those of its children. */
export function useBlockFindings(uid: string): FindingCount {
  const storyId = useOpening((state) => state.storyId);
  return useFindingCount(storyId, (finding) => finding.uid === uid);
}
