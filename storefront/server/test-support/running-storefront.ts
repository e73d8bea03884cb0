import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import pino, { type Logger } from 'pino';
import type { Rendering } from '../../page/document/rendering.ts';
import { createApp } from '../app.ts';
import { type StorefrontOptions, storefrontConfigSchema } from '../config.ts';
import type { FlagClient } from '../flags/flag-client.ts';
import type { Renderer } from '../pages/renderer.ts';
import { type StandInStory, startContentStandIn } from './content-stand-in.ts';
import { exampleCompany } from './example-company.ts';
import { rawGet } from './raw-get.ts';

/** Prints what it was given instead of rendering it. */
function printingRenderer(rendered: string[]): Renderer {
  return {
    async render(address, { content }: Rendering) {
      rendered.push(address);
      const { outcome } = content;
      const headers: [string, string][] = [['content-type', 'text/html; charset=utf-8']];
      if (outcome.kind === 'redirect') headers.push(['location', outcome.location]);
      const status = outcome.kind === 'error' ? outcome.status : outcome.kind === 'redirect' ? 301 : 200;
      return { status, headers, body: Buffer.from(JSON.stringify(content)) };
    },
    files: (_request, _response, next) => next(),
    close: async () => {},
  };
}

type Options = {
  backEndOrigin: string;
  backEndTimeoutSeconds?: number;
  contentPollSeconds?: number;
  origin?: string;
  logger?: Logger;
  publicToken?: string;
  previewToken?: string;
  pageCacheBytes?: number;
  flags?: StorefrontOptions['flags'];
  flagClient?: FlagClient;
};

/** The storefront's server over a content space of a few stories, and a back end of the test's own. */
export async function startStorefront({ stories, ...options }: Options & { stories: StandInStory[] }) {
  const content = await startContentStandIn(stories);
  const storefront = await startStorefrontOver(content.endpoint, options);
  return {
    ...storefront,
    content,
    async close() {
      await storefront.close();
      content.close();
    },
  };
}

/** The storefront's server over a delivery API, its version included: `http://localhost:4000/v2`. */
export async function startStorefrontOver(
  contentEndpoint: string,
  { logger = pino({ level: 'silent' }), flagClient, ...options }: Options,
) {
  const rendered: string[] = [];
  const config = storefrontConfigSchema.parse({
    origin: 'http://localhost:3000',
    publicToken: 'public-token',
    previewToken: 'preview-token',
    company: exampleCompany,
    ...options,
    contentEndpoint,
    spaceId: 100001,
    webhookSecret: 'secret',
    editorOrigins: ['http://localhost:4000'],
    assetOrigins: ['http://localhost:4000'],
    cacheDirectory: tmpdir(),
  });
  const storefront = createApp(config, printingRenderer(rendered), logger, undefined, flagClient);
  const { server, origin } = await listen(createServer(storefront.app));
  return {
    origin,
    /** Addresses rendered, in order. */
    rendered,
    /** @param host as the browser names it, e.g. `ch.localhost` */
    async get(path: string, host = 'localhost') {
      const { status, headers, body } = await rawGet(`${origin}${path}`, { host });
      return { status, headers, text: body.toString() };
    },
    /** Tells the shop, as the back end does, that the catalogue has changed. */
    async changeCatalogue() {
      const body = JSON.stringify({ action: 'catalogue.changed', version: '0123456789abcdef' });
      const headers = webhookHeaders('secret', { id: randomUUID(), body }, Date.now());
      return (await fetch(`${origin}/_hooks/catalogue`, { method: 'POST', body, headers })).status;
    },
    outdateCatalogue: storefront.outdateCatalogue,
    async close() {
      server.closeAllConnections();
      server.close();
      await storefront.close();
    },
  };
}
