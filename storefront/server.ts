import { requestInLog } from '@blattwerk/server-kit/watching/request-id.ts';
import type { RequestHandler } from 'express';
import pino from 'pino';
import { createApp, type Storefront } from './server/app.ts';
import { type StorefrontOptions, storefrontConfigSchema } from './server/config.ts';
import { noFlags } from './server/flags/flag-client.ts';
import { createSplitClient } from './server/flags/split-client.ts';
import { createBuiltRenderer, createDevelopmentRenderer } from './server/pages/renderer.ts';

/**
 * The shop as an Express application; rejects with one sentence when the production build is missing.
 * @param backEnd answers its own addresses on the shop's hosts and lets all others pass
 */
export async function createStorefront(
  options: StorefrontOptions,
  backEnd?: RequestHandler,
): Promise<Storefront> {
  const config = storefrontConfigSchema.parse(options);
  const renderer = await (config.dev ? createDevelopmentRenderer() : createBuiltRenderer());
  const logger = pino({ name: 'storefront', level: config.logLevel, mixin: requestInLog });
  const { flags, backEndOrigin } = config;
  const client = flags
    ? await createSplitClient({ flags, backEndOrigin, logger: logger.child({ part: 'flags' }) })
    : noFlags;
  return createApp(config, renderer, logger, backEnd, client);
}
