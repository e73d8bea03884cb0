import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { countFindings, type FindingCount, findingsStore } from '../findings/findings-store.ts';
import { useOpening } from '../opening/open-store.ts';

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
