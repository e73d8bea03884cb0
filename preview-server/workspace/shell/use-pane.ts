import { useEffect, useState } from 'react';
import { useOpening } from '../store/opening-store.ts';
import { documentStore } from '../store/page/document.ts';

/** Where a window is too narrow for all panes, one is shown: these are the ids of the window's columns. */
export type Pane = 'stories' | 'preview' | 'form';

/** The pane that is shown alone: a page that is opened shows itself, a block that is chosen its form. */
export function usePane(): [Pane, (pane: Pane) => void] {
  const [pane, setPane] = useState<Pane>('stories');
  const storyId = useOpening((state) => state.storyId);
  useEffect(() => setPane(storyId === undefined ? 'stories' : 'preview'), [storyId]);
  useEffect(
    () =>
      documentStore.subscribe(({ open }, { open: before }) => {
        if (open && open.story.id === before?.story.id && open.selected !== before.selected) setPane('form');
      }),
    [],
  );
  return [pane, setPane];
}
