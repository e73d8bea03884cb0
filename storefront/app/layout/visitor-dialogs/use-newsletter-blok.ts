import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { listOf } from '../../blocks/stored-block.ts';
import { parseStory } from '../../context/story.ts';
import type { loader } from '../../routes/story.tsx';

type Found = { isLoading: boolean; blok: BlockOf<'newsletter'> | undefined };

/** The newsletter's form as editors wrote it on the page at a path. */
export function useNewsletterBlok(path: string): Found {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    void load(path);
  }, [load, path]);
  if (!data) return { isLoading: true, blok: undefined };
  if (data.kind !== 'story') return { isLoading: false, blok: undefined };
  const { body } = parseStory<'page'>(data.story).content;
  return { isLoading: false, blok: listOf(body).find((blok) => blok.component === 'newsletter') };
}
