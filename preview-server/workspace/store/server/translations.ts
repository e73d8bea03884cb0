import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { doubtsOf } from '../../../content-space/story-shape/translation/doubts.ts';
import type { DoubtsAnswer, TranslationsQuery } from '../../../translations/translations-answer.ts';
import { orThrow } from '../../base/api/result.ts';
import { getDoubts, listTranslations } from '../../base/api/translations-api.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { pageTexts, type Stored } from '../../base/translation/page-texts.ts';
import { documentStore, useDocument } from '../page/document.ts';
import { useDeferredPage } from '../page/use-deferred-content.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const listKey = ['translations'];
const doubtsKey = 'translation-doubts';

/** How far pages are translated, as the server sees the drafts that are saved. */
export function useTranslationList(query: TranslationsQuery) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: async () => orThrow(await listTranslations(token, query)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * The texts of the open page, a moment late, and what is doubted of their translations; undefined until the server has said.
 * Between a save and what the server says of it everything is told from the save before.
 */
export function usePageTexts() {
  const { api, token, config } = useOpenSession();
  const storyId = useDocument(({ story }) => story.id);
  const version = useDocument((open) => open.version);
  const deferred = useDeferredPage();
  const content = deferred?.storyId === storyId ? deferred?.content : undefined;
  const release = useDocument(({ story }) => story.release_id) ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [doubtsKey, storyId, version, release],
    queryFn: async () => {
      const answer = orThrow(await getDoubts(token, storyId ?? 0));
      // A release is compared with the ordinary draft: so it will be when it goes live.
      const ordinary = release === undefined ? undefined : orThrow(await api.getStory(storyId ?? 0));
      return { ...answer, ordinary: ordinary && contentOf(ordinary) };
    },
    enabled: storyId !== undefined,
    staleTime: 0,
  });
  const [known, setKnown] = useState<{ storyId: number; stored: Stored }>();
  useEffect(() => {
    const { open } = documentStore.getState();
    if (!data || open?.story.id !== storyId || !open) return;
    const doubts = doubtsOf(data.doubts);
    if (data.ordinary) setKnown({ storyId: open.story.id, stored: { content: data.ordinary, doubts } });
    else if (data.version === open.version)
      setKnown({ storyId: open.story.id, stored: { content: open.base, doubts } });
  }, [data, storyId]);
  const stored = known?.storyId === storyId ? known?.stored : undefined;
  const languages = useMemo(
    () => config.languages.flatMap(({ code }) => (code === 'default' ? [] : [code])),
    [config],
  );
  const page = useMemo(
    () => (content && stored ? pageTexts(content, stored, languages) : undefined),
    [content, stored, languages],
  );
  return { page, languages, error, refetch, isRelease: release !== undefined };
}

/** Takes over what the server said of a page's translations. */
export function noteDoubts(storyId: number, { version, doubts }: DoubtsAnswer): void {
  queryClient.setQueryData([doubtsKey, storyId, version, undefined], { version, doubts });
  void queryClient.invalidateQueries({ queryKey: listKey });
}
