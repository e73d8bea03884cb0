import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { useEffect, useState } from 'react';
import type { PageContent } from '../../../page/document/page-content.ts';
import { listOf } from '../../../page/story/stored-block.ts';
import { fetchContent } from '../../network/fetch-content.ts';

type Found = { isLoading: boolean; blok: BlockOf<'newsletter'> | undefined };

/** The newsletter's form as editors wrote it on the page at a path. */
export function useNewsletterBlok(path: string): Found {
  const [found, setFound] = useState<Found>({ isLoading: true, blok: undefined });
  useEffect(() => {
    const controller = new AbortController();
    const finish = (blok: Found['blok']) => {
      if (!controller.signal.aborted) setFound({ isLoading: false, blok });
    };
    fetchContent(new URL(path, location.href), controller.signal).then((fetched) =>
      finish(fetched.ok ? newsletterIn(fetched.content) : undefined),
    );
    return () => controller.abort();
  }, [path]);
  return found;
}

function newsletterIn({ outcome }: PageContent): Found['blok'] {
  if (outcome.kind !== 'story') return undefined;
  return listOf(outcome.story.content.body).find((blok) => blok.component === 'newsletter');
}
