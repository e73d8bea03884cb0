import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { StorefrontConfig } from '../config.ts';

type Access = Pick<StorefrontConfig, 'contentEndpoint' | 'publicToken' | 'previewToken'>;

/** One sentence for each token that a real content space needs and that is not set. */
export function missingTokens({ contentEndpoint, publicToken, previewToken }: Access): string[] {
  if (isLoopback(new URL(contentEndpoint).hostname)) return [];
  const tokens = { STORYBLOK_PUBLIC_TOKEN: publicToken, STORYBLOK_PREVIEW_TOKEN: previewToken };
  return Object.entries(tokens)
    .filter(([, token]) => token.startsWith('local-'))
    .map(([name]) => `The token for the content at ${contentEndpoint} is missing: set ${name}.`);
}
