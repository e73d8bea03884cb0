import type { RequestListener } from 'node:http';
import {
  catalogueEventSchema,
  catalogueHookPath,
} from '@blattwerk/schemas/web-api/catalogue/catalogue-event.ts';
import type { Needs } from '@blattwerk/server-kit/http/health.ts';
import { nameRoute } from '@blattwerk/server-kit/watching/name-route.ts';
import { withRequestId } from '@blattwerk/server-kit/watching/request-id.ts';
import { signedHook } from '@blattwerk/server-kit/webhooks/signed-hook.ts';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { StorefrontConfig } from './config.ts';
import type { Change } from './content/content-version.ts';
import { startContent } from './content/start-content.ts';
import { createPurger, noPurger } from './edge/purger.ts';
import { createTreatmentSigner } from './edge/sign-treatments.ts';
import { withEdgeVisitors } from './flags/edge-visitors.ts';
import { type FlagClient, noFlags } from './flags/flag-client.ts';
import { createFlagVisitors } from './flags/flag-visitor.ts';
import { treatmentsRouter } from './flags/treatments-router.ts';
import { contentHook } from './hooks/content-hook.ts';
import { cspReports } from './hooks/csp-reports.ts';
import { errorReports } from './hooks/error-reports.ts';
import { errorHandler } from './http/error-handler.ts';
import { createImageService } from './images/image-service.ts';
import { imagesRouter } from './images/images-router.ts';
import { menuRouter } from './menu/menu-router.ts';
import { answerFromCache } from './page-cache/answer-from-cache.ts';
import { createTestedAnswer } from './page-cache/answer-tested.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { pageHandler } from './pages/page-handler.ts';
import { createPageProducer } from './pages/produce-page.ts';
import type { Renderer } from './pages/renderer.ts';
import { sayingsRouter } from './pages/sayings/sayings-router.ts';
import { feedRouter } from './search-engines/feed-router.ts';
import { robots } from './search-engines/robots.ts';
import { sitemapRouter } from './search-engines/sitemap-router.ts';
import { createSitemaps } from './search-engines/sitemaps.ts';
import { baseHeaders } from './security/base-headers.ts';
import { callBackEnd } from './shop-data/back-end.ts';
import { createCatalogueFacts } from './shop-data/catalogue-facts.ts';
import { createShopData } from './shop-data/shop-data.ts';
import { ownHostsOnly } from './sites/own-hosts-only.ts';
import { createSites } from './sites/sites.ts';

export type Storefront = {
  app: RequestListener;
  /** The catalogue has changed: kept pages, answers and facts are outdated. */
  outdateCatalogue(): void;
  /** The content has changed: looks now what it was. */
  lookAtContent(): void;
  /** What flags say to the visitor of this key. */
  decideFlags: FlagClient['evaluate'];
  /** What pages are made of. */
  needs: Needs;
  /** The shop ends soon: what breaks off now is no fault. */
  leave(): void;
  /** Ends timers and the development server; finishing the HTTP server is the caller's. */
  close(): Promise<void>;
};

/** Puts the shop together; kept pages come first so that nothing stands in their way. */
export function createApp(
  config: StorefrontConfig,
  renderer: Renderer,
  logger: Logger,
  backEnd?: RequestHandler,
  flags: FlagClient = noFlags,
): Storefront {
  const ownVisitorOf = createFlagVisitors(flags, config.visitorKeyCookie);
  const signer = createTreatmentSigner(config.webhookSecret);
  const visitorOf = withEdgeVisitors(ownVisitorOf, signer);
  const sites = createSites(config.origin);
  const cache = createPageCache(config.pageCacheBytes);
  const answerTested = createTestedAnswer(cache, signer, ownVisitorOf);
  const purger = config.edge ? createPurger(config.edge, logger.child({ part: 'edge' })) : noPurger;
  flags.onUpdate(purger.outdateDecisions);
  // Here first: a cache in front fetches anew at once.
  const outdate = (marks?: ReadonlySet<string>) => {
    cache.outdate(marks);
    purger.outdate(marks);
  };
  const forget = (marks?: ReadonlySet<string>) => {
    cache.forget(marks);
    purger.forget(marks);
  };
  const dropChanged = (change: Change) => {
    // What no story explains may have taken something away.
    if (change === 'unexplained') return forget();
    if (change.outdated.size > 0) outdate(change.outdated);
    if (change.gone.size > 0) forget(change.gone);
  };
  const content = startContent(config, dropChanged, logger);
  const shopData = createShopData({
    origin: config.backEndOrigin,
    timeoutSeconds: config.backEndTimeoutSeconds,
    logger,
  });
  const facts = createCatalogueFacts({
    origin: config.backEndOrigin,
    timeoutSeconds: config.backEndTimeoutSeconds,
    logger,
  });
  const sitemaps = createSitemaps({
    source: content.source,
    facts,
    generation: cache.generation,
    timeoutSeconds: config.contentTimeoutSeconds,
  });
  const images = createImageService(config.cacheDirectory, config.imageCacheBytes);
  const { render, files } = renderer;
  const produce = createPageProducer({
    config,
    cache,
    logger,
    render,
    source: content.source,
    sourceOn: content.sourceOn,
    sourceIn: content.sourceIn,
    shopData,
    facts,
    askFor: (page, cookies) =>
      callBackEnd(config.backEndOrigin, page, config.backEndTimeoutSeconds, cookies).ask,
  });

  const outdateCatalogue = () => {
    shopData.outdate();
    facts.outdate();
    // A kept page may show what is no longer sold.
    forget();
  };

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustedProxies);
  app.use(baseHeaders(sites));
  app.use(
    contentHook({ secret: config.webhookSecret, isTimed: config.webhookSender === 'own' }, async () => {
      if (await content.look()) return;
      content.outdate();
      forget();
    }),
  );
  const backEndSender = { secret: config.webhookSecret, isTimed: true };
  app.use(signedHook(catalogueHookPath, backEndSender, catalogueEventSchema, outdateCatalogue));
  app.use(ownHostsOnly(sites, config.origin));
  if (backEnd) app.use(backEnd);
  app.use(
    cspReports(logger),
    errorReports(logger),
    robots(sites),
    sitemapRouter(sites, sitemaps),
    feedRouter({ sites, source: content.source, timeoutSeconds: config.contentTimeoutSeconds }),
    imagesRouter(images, { origins: config.assetOrigins, spaceId: config.spaceId }, logger),
    treatmentsRouter({ sites, visitorOf, signer }),
    menuRouter({ config, sites, source: content.source, shopData }),
    sayingsRouter({ config, sites, source: content.source }),
    (_request, response, next) => {
      nameRoute(response, 'file');
      next();
    },
    files,
  );
  app.use(pageHandler({ config, sites, source: content.source, visitorOf, answerTested, produce }));
  app.use(errorHandler(logger));

  return {
    app: answerFromCache(sites, cache, { visitorOf, answerTested, next: withRequestId(app) }),
    outdateCatalogue,
    lookAtContent: () => void content.look(),
    decideFlags: flags.evaluate,
    needs: {
      content: content.isKnown,
      catalogue: async () => (await facts.current()) !== undefined,
      // One that cannot be had in time is done without.
      flags: async () => flags.readiness() !== 'not ready',
    },
    leave: flags.leave,
    async close() {
      content.stop();
      await purger.close();
      await flags.destroy();
      await renderer.close();
    },
  };
}
