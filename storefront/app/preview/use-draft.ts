import { useEffect, useState } from 'react';
import type { Story } from '../context/story.ts';
import { whenLoaded } from './when-loaded.ts';

/** The draft of a loaded story as it stands in the editor; undefined until the editor sends one. */
export function useDraft<Root extends 'page' | 'settings'>(
  loaded: Story<Root> | undefined,
  isPreview: boolean,
): Story<Root> | undefined {
  const [draft, setDraft] = useState<Story<Root>>();
  useEffect(() => {
    if (!isPreview || !loaded) return;
    return whenLoaded(import('./session/drafts.ts'), ({ followDrafts }) => followDrafts(loaded, setDraft));
  }, [loaded, isPreview]);
  return draft?.id === loaded?.id ? draft : undefined;
}
