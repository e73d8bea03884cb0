import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { countFindings, type FindingCount, findingsStore } from '../../store/findings-store.ts';
import { useOpening } from '../../store/opening-store.ts';

/** How many findings the block itself has, without those below it. */
export function useBlockFindings(uid: string): FindingCount {
  const storyId = useOpening((state) => state.storyId);
  return useStore(
    findingsStore,
    useShallow(({ byStory }) =>
      countFindings((byStory.get(storyId ?? -1) ?? []).filter((finding) => finding.uid === uid)),
    ),
  );
}
