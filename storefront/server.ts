import pino from 'pino';
import { createApp, type Storefront } from './server/app.ts';
import { type StorefrontOptions, storefrontConfigSchema } from './server/config.ts';
import { createBuiltRenderer, createDevelopmentRenderer } from './server/pages/renderer.ts';

/** The shop as an Express application; rejects with one sentence when the production build is missing. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const config = storefrontConfigSchema.parse(options);
  const renderer = await (config.dev ? createDevelopmentRenderer() : createBuiltRenderer());
  return createApp(config, renderer, pino({ name: 'storefront', level: config.logLevel }));
}
