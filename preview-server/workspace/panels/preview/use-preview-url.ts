import { useEffect, useState } from 'react';
import { z } from 'zod';
import { read, request } from '../../base/api/request.ts';
import type { ApiError } from '../../base/api/result.ts';
import { useDocument } from '../../store/page/document.ts';
import { useOpenSession } from '../../store/session-store.ts';
import type { PreviewPlace } from './preview-place.ts';

const answer = z.object({ url: z.url() }).transform(({ url }) => url);

/** Milliseconds an address is used; the storefront takes it for an hour. */
const lifeMs = 55 * 60_000;

export type PreviewUrl = {
  url: string | undefined;
  error: ApiError | undefined;
  /** Milliseconds since 1970, by this browser's clock: the server's may differ. */
  askedAt: number;
};

/** Whether an address has become too old for the page to load from it once more. */
export const isOver = ({ askedAt }: PreviewUrl): boolean => Date.now() - askedAt > lifeMs;

/** Signed address of a story's draft. Asked for anew when the story moves or the page is to be loaded again. */
export function usePreviewUrl(
  storyId: number,
  fullSlug: string,
  { addressId, language, shopHost, customer }: PreviewPlace,
  /** A change of it asks again. */
  wish: number | string,
  day?: string,
): PreviewUrl {
  const release =
    useDocument(({ story }) => (story.id === storyId ? story.release_id : undefined)) ?? undefined;
  const { token } = useOpenSession();
  const [state, setState] = useState<PreviewUrl>({ url: undefined, error: undefined, askedAt: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved story or a wish to reload asks again
  useEffect(() => {
    let isCurrent = true;
    const askedAt = Date.now();
    const query = new URLSearchParams({
      story: String(storyId),
      language,
      address: addressId,
      ...(shopHost !== undefined && { host: shopHost }),
      ...(day !== undefined && { day }),
      ...(release !== undefined && { release: String(release) }),
      ...(customer && { customer }),
    });
    void request(`/workspace/preview-url?${query}`, { token }).then((result) => {
      if (!isCurrent) return;
      const parsed = read(result, answer);
      const { url, error } = parsed.ok
        ? { url: parsed.value, error: undefined }
        : { url: undefined, error: parsed.error };
      setState({ url, error, askedAt });
    });
    return () => {
      isCurrent = false;
    };
  }, [storyId, fullSlug, addressId, shopHost, customer, language, token, wish, day, release]);
  return state;
}
