import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { useEffect, useState } from 'react';
import { fetchNewsletter } from './fetch-newsletter.ts';

type Found = { isLoading: boolean; blok: BlockOf<'newsletter'> | undefined };

/** The newsletter's form as editors wrote it on the page at a path. */
export function useNewsletterBlok(path: string): Found {
  const [found, setFound] = useState<Found>({ isLoading: true, blok: undefined });
  useEffect(() => {
    const controller = new AbortController();
    fetchNewsletter(path, controller.signal).then((fetched) => {
      if (controller.signal.aborted) return;
      setFound({ isLoading: false, blok: fetched.ok ? fetched.blok : undefined });
    });
    return () => controller.abort();
  }, [path]);
  return found;
}
