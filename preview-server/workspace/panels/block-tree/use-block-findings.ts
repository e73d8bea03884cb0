import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { countFindings, type FindingCount, findingsStore } from '../../store/findings-store.ts';
import { useOpening } from '../../store/opening-store.ts';

/** Number of findings of a block, without those of its children. */
export function useBlockFindings(uid: string): FindingCount {
  const storyId = useOpening((state) => state.storyId);
  return useStore(
    findingsStore,
    useShallow(({ byStory }) =>
      countFindings((byStory.get(storyId ?? -1) ?? []).filter((finding) => finding.uid === uid)),
    ),
  );
}
