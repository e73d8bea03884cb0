import type { Database } from '@blattwerk/database/database.ts';
import {
  catalogueEventSchema,
  catalogueHookPath,
} from '@blattwerk/schemas/web-api/catalogue/catalogue-event.ts';
import type { Needs } from '@blattwerk/server-kit/http/health.ts';
import { logRequests } from '@blattwerk/server-kit/http/log-requests.ts';
import { requestInLog, tellRequestId } from '@blattwerk/server-kit/watching/request-id.ts';
import { signedHook } from '@blattwerk/server-kit/webhooks/signed-hook.ts';
import express, { type Express } from 'express';
import { pino } from 'pino';
import { assistantsFor } from './assistants-for.ts';
import { createFactsSource, noFacts } from './catalogue/facts-source.ts';
import { configProblem, isHandedOut, type PreviewServerConfig } from './config.ts';
import { createGate } from './content-space/access/gate.ts';
import { spaceJudges } from './content-space/components/space-judges.ts';
import type { ContentSpace } from './content-space/content-space.ts';
import { contentSpaceRouter } from './content-space/content-space-router.ts';
import { runDue } from './content-space/due/run-due.ts';
import { dueReleases } from './content-space/releases/due-releases.ts';
import { dueSchedulings } from './content-space/schedulings/due-schedulings.ts';
import { ensureSpace } from './content-space/spaces/ensure-space.ts';
import { createSpaceUsage } from './content-space/usage/space-usage.ts';
import { createWebhooks } from './content-space/webhooks/webhooks.ts';
import { designDeskRouter } from './design-desk/design-desk-router.ts';
import { figuresRouter } from './figures/figures-router.ts';
import { flagDeskRouter } from './flag-desk/flag-desk-router.ts';
import { answerErrors } from './http/answer-errors.ts';
import { knownHostsOnly } from './http/known-hosts-only.ts';
import { securityHeaders } from './http/security-headers.ts';
import { refuseNullCharacters } from './http/without-null-characters.ts';
import { toolPath } from './judge-tool/tool-config.ts';
import { toolRouter } from './judge-tool/tool-router.ts';
import { watchLivePages } from './live-pages/live-pages.ts';
import { nameRoutes } from './name-routes.ts';
import { orderDeskRouter } from './order-desk/order-desk-router.ts';
import { outboxRouter } from './outbox/outbox-router.ts';
import { pageNews, tellOfWrites } from './page-news.ts';
import { fieldPluginPages } from './plugin-pages/field-plugin-pages.ts';
import { createFramedOrigins } from './preview-addresses/framed-origins.ts';
import { loadPreviewAddresses } from './preview-addresses/space-addresses.ts';
import { inviteFirst } from './workspace-api/accounts/invite-first.ts';
import { workspaceApiFor } from './workspace-api-for.ts';
import { workspaceApp } from './workspace-app.ts';

const recheckMilliseconds = 5_000;

type PreviewServer = {
  app: Express;
  needs: Needs;
  /** Ends what would keep the door open: to be called before the server stops listening. */
  endStreams(): void;
  close(): Promise<void>;
};
export type PreviewServerResult = { ok: true; server: PreviewServer } | { ok: false; message: string };

/**
 * The editors' side: content space (`/v2/cdn`, `/v1`, `/f`), workspace API (`/workspace`), outbox (`/outbox`), order desk (`/orders`), cards by hand (`/designs`), flags (`/flags`), figures (`/figures`), assistants (`/assistant`) and the workspace (`/`).
 * The database stays the caller's to close. A configuration that must not start is one sentence.
 */
export async function createPreviewServer(
  config: PreviewServerConfig,
  database: Database,
): Promise<PreviewServerResult> {
  const problem = configProblem(config);
  if (problem) return { ok: false, message: problem };
  await ensureSpace(database, config);
  if (config.accounts) await inviteFirst(database, config.accounts);

  const log = pino({ name: 'preview-server', level: config.logLevel, mixin: requestInLog });
  const catalogue = config.catalogue ? createFactsSource(config.catalogue.origin, log) : noFacts;
  const webhooks = createWebhooks(config, database, log);
  const gate = createGate({
    managementToken: config.tokens.management,
    members: config.accounts && { database, keeper: config.accounts.keeper },
  });
  const judgeFor = spaceJudges(config);
  const usage = createSpaceUsage(database, config.space.id);
  const space: ContentSpace = { database, config, log, webhooks, catalogue, judgeFor, gate, usage };
  const livePages = watchLivePages(space);
  let rechecks: NodeJS.Timeout | undefined;
  const workspace = await workspaceApp(config);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'extended');
  app.set('trust proxy', [...(config.trustedProxies ?? [])]);
  app.use(nameRoutes, tellRequestId, logRequests(log, { withAddress: true }), refuseNullCharacters);
  const { fieldPlugins, storefrontOrigin, origin } = config;
  if (fieldPlugins) {
    const isShared = fieldPlugins.origin === origin;
    app.use(fieldPluginPages({ ...fieldPlugins, storefrontOrigin, isShared }));
  }
  const framedOrigins = createFramedOrigins(() => loadPreviewAddresses(database, config));
  app.use(knownHostsOnly(config));
  if (config.judgeTool) {
    const { id: spaceId, languages } = config.space;
    app.use(
      toolPath,
      toolRouter({ ...config.judgeTool, judgeFor, catalogue, languages, database, origin, spaceId }),
    );
  }
  app.use(securityHeaders(config, framedOrigins));
  if (config.catalogue) {
    const recheck = () => {
      catalogue.expire();
      void livePages.current().catch((error) => log.error({ err: error }, 'live pages could not be judged'));
    };
    const sender = { secret: config.catalogue.secret, isTimed: true };
    app.use(signedHook(catalogueHookPath, sender, catalogueEventSchema, recheck));
    // For news that never arrived, and as the state that the first news is compared with.
    rechecks = setInterval(recheck, recheckMilliseconds).unref();
  }
  const news = pageNews(space);
  const due = runDue(space, [dueSchedulings(space), dueReleases(space)], news.streams.poke);
  app.use('/v1', tellOfWrites(news.streams));
  app.use(contentSpaceRouter(space));
  const assistants = config.assistants && assistantsFor(space, config.assistants, news.streams.poke);
  if (assistants) app.use(assistants.router);
  app.use(workspaceApiFor(space, livePages, news));
  app.use(outboxRouter(database, config, gate));
  if (config.orderDesk) {
    const isLocal = isHandedOut(config, config.orderDesk.token);
    const access = { isLocal, publicHostname: new URL(origin).hostname };
    app.use(orderDeskRouter(config.orderDesk, access));
  }
  if (config.designDesk) {
    const access = { publicHostname: new URL(origin).hostname };
    app.use(
      designDeskRouter(config.designDesk, {
        ...access,
        guard: gate.require(({ method }) => (method === 'GET' ? 'read' : 'make-cards')),
      }),
    );
  }
  if (config.flagDesk) {
    const access = {
      publicHostname: new URL(origin).hostname,
      guard: gate.require(({ method }) => (method === 'GET' ? 'read' : 'roll-out')),
    };
    app.use(flagDeskRouter(config.flagDesk, access));
  }
  if (config.figures)
    app.use(
      figuresRouter(config.figures, {
        publicHostname: new URL(origin).hostname,
        storefrontOrigin: config.storefrontOrigin,
        guard: gate.require('read'),
      }),
    );
  app.use(workspace.router);
  app.use(answerErrors(log));
  return {
    ok: true,
    server: {
      app,
      needs: config.catalogue
        ? { catalogue: async () => (await catalogue.current()).state !== 'unknown' }
        : {},
      endStreams: news.streams.end,
      close: async () => {
        clearInterval(rechecks);
        await due.close();
        await assistants?.close();
        await news.streams.close();
        await livePages.atRest();
        await webhooks.close();
        await workspace.close();
      },
    },
  };
}
