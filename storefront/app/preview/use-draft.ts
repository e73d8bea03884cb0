import { useEffect, useState } from 'react';
import type { PageData } from '../../page/request/page-data.ts';
import type { Story } from '../../page/story/story.ts';
import { whenLoaded } from './when-loaded.ts';

/** The draft of a loaded story as it stands in the editor; undefined until the editor sends one. */
export function useDraft<Root extends 'page' | 'settings'>(
  loaded: Story<Root> | undefined,
  page: Pick<PageData, 'isPreview' | 'locale' | 'preview'>,
): Story<Root> | undefined {
  const [draft, setDraft] = useState<Story<Root>>();
  useEffect(() => {
    if (!page.isPreview || !loaded) return;
    return whenLoaded(import('./session/drafts.ts'), ({ followDrafts }) =>
      followDrafts(loaded, page, setDraft),
    );
  }, [loaded, page]);
  return draft?.id === loaded?.id ? draft : undefined;
}
