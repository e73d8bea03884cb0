import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { Environment } from '../environment.ts';

type Settings = Pick<
  Environment,
  'STORYBLOK_MANAGEMENT_URL' | 'STORYBLOK_MANAGEMENT_TOKEN' | 'STORYBLOK_WEBHOOK_SECRET' | 'STOREFRONT_ORIGIN'
>;

/** One sentence saying why a space must not be set up by these settings, or undefined. */
export function setupProblem(settings: Settings): string | undefined {
  const { STORYBLOK_MANAGEMENT_URL: management, STOREFRONT_ORIGIN: shop } = settings;
  if (isLoopback(new URL(management).hostname)) return undefined;
  if (isLoopback(new URL(shop).hostname))
    return `The space cannot reach ${shop}: set STOREFRONT_ORIGIN to the address at which editors and the space reach the shop.`;
  if (settings.STORYBLOK_MANAGEMENT_TOKEN.startsWith('local-'))
    return 'Set STORYBLOK_MANAGEMENT_TOKEN to a token of the space.';
  if (settings.STORYBLOK_WEBHOOK_SECRET.length < 32)
    return 'Set STORYBLOK_WEBHOOK_SECRET to at least 32 characters: it signs what empties the page cache.';
  return undefined;
}
