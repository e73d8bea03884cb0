import { createServer } from 'node:http';
import { createHealth } from '@blattwerk/server-kit/http/health.ts';
import { createStorefront } from '@blattwerk/storefront/server.ts';
import { readEnvironment } from '../../environment.ts';
import { storefrontConfig } from '../../room-configs.ts';
import { listenAlone } from './listen-alone.ts';
import { tellUsage } from './tell-usage.ts';

/**
 * The storefront as it runs in production, without content space and back end, whose work would count as its own:
 * `node storefront-process.ts <shop> <workspace> <port> <bytes of the page cache> [no-flags]`
 */
const [, , backEndOrigin = '', workspace = '', port = '', pageCacheBytes = '', flags = ''] = process.argv;
const settings = readEnvironment({
  DATA_DIRECTORY: '.cache/bench',
  STOREFRONT_PORT: port,
  STORYBLOK_DELIVERY_URL: `${workspace}/v2`,
});
if (!settings.ok) throw new Error(settings.message);
const storefront = await createStorefront({
  ...storefrontConfig(settings.environment, { backEndOrigin, dev: false }),
  pageCacheBytes: Number(pageCacheBytes),
  ...(flags === 'no-flags' && { flags: undefined }),
});
await listenAlone(createServer(createHealth(storefront.needs).before(storefront.app)), Number(port));
tellUsage();
