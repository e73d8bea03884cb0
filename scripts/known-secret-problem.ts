import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { Environment } from './environment.ts';

/** Characters: a captured webhook can be tried against guesses, as often and as fast as one likes. */
const webhookSecretLength = 32;

/**
 * One sentence saying why the storefront must not start, or undefined: with the preview token that everybody knows all
 * would read drafts, with the webhook secret all would empty its caches.
 */
export function knownSecretProblem(
  environment: Pick<
    Environment,
    'HOST' | 'STOREFRONT_ORIGIN' | 'STORYBLOK_PREVIEW_TOKEN' | 'STORYBLOK_WEBHOOK_SECRET'
  >,
): string | undefined {
  const { HOST, STOREFRONT_ORIGIN, STORYBLOK_PREVIEW_TOKEN, STORYBLOK_WEBHOOK_SECRET } = environment;
  const place = [HOST, new URL(STOREFRONT_ORIGIN).hostname].find((name) => !isLoopback(name));
  const secrets = { STORYBLOK_PREVIEW_TOKEN, STORYBLOK_WEBHOOK_SECRET };
  const known = Object.entries(secrets).find(([, secret]) => secret.startsWith('local-'));
  if (place === undefined) return undefined;
  if (!known && STORYBLOK_WEBHOOK_SECRET.length < webhookSecretLength)
    return `STORYBLOK_WEBHOOK_SECRET is too short for a shop that is reached at ${place}: who guesses it empties the shop's caches. Set one of at least ${webhookSecretLength} characters, such as openssl rand -hex 16 prints.`;
  if (!known) return undefined;
  return `The value of ${known[0]} is public knowledge and works only on a loopback address; the shop is reached at ${place}, so set a secret one.`;
}
