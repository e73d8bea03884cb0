import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { WebApiConfig } from '@blattwerk/web-api/config.ts';
import { startSamplePlatform } from '@blattwerk/web-api/reviews/sample-platform.ts';
import type { Environment } from './environment.ts';

type OpenReviews = { config: WebApiConfig['reviews']; close(): Promise<void> };

/** The review platform of the settings; a shop that only this machine reaches has a stand-in, any other none. */
export async function openReviews({
  REVIEWS_URL,
  REVIEWS_TOKEN,
  STOREFRONT_ORIGIN,
}: Environment): Promise<OpenReviews> {
  if (REVIEWS_URL !== undefined) {
    const token = REVIEWS_TOKEN === undefined ? {} : { token: REVIEWS_TOKEN };
    return { config: { url: REVIEWS_URL, ...token }, close: async () => {} };
  }
  if (!isLoopback(new URL(STOREFRONT_ORIGIN).hostname)) return { config: null, close: async () => {} };
  const platform = await startSamplePlatform();
  return { config: { url: platform.url }, close: platform.close };
}
