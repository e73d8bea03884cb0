import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Site } from '../../workspace-api/workspace-config.ts';
import { read, request } from '../api/request.ts';
import type { ApiError } from '../api/result.ts';
import { useOpenSession } from '../session/session-store.ts';

const answer = z.object({ url: z.url() }).transform(({ url }) => url);

export type PreviewUrl = { url: string | undefined; error: ApiError | undefined };

/** Signed address of a story's draft. Asked for anew when the story moves or the page is to be loaded again. */
export function usePreviewUrl(storyId: number, fullSlug: string, site: Site, loads: number): PreviewUrl {
  const { token } = useOpenSession();
  const [state, setState] = useState<PreviewUrl>({ url: undefined, error: undefined });
  const { origin, language } = site;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved story or a wish to reload asks again
  useEffect(() => {
    let isCurrent = true;
    const query = new URLSearchParams({ story: String(storyId), language, host: new URL(origin).host });
    void request(`/workspace/preview-url?${query}`, { token }).then((result) => {
      if (!isCurrent) return;
      const parsed = read(result, answer);
      setState(parsed.ok ? { url: parsed.value, error: undefined } : { url: undefined, error: parsed.error });
    });
    return () => {
      isCurrent = false;
    };
  }, [storyId, fullSlug, origin, language, token, loads]);
  return state;
}
