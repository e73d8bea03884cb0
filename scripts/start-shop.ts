import type { RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@blattwerk/database/database.ts';
import { directoryProblem } from '@blattwerk/database/directory-problem.ts';
import { listenForNews, type News, tellNews } from '@blattwerk/database/news.ts';
import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import type { SlowQuery } from '@blattwerk/database/watch-queries.ts';
import {
  type PreviewServerConfig,
  configProblem as previewProblem,
} from '@blattwerk/preview-server/config.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { workElsewhere, workHere } from '@blattwerk/server-kit/background/work.ts';
import { createHealth, type Health, type Needs } from '@blattwerk/server-kit/http/health.ts';
import { requestInLog, withRequestId } from '@blattwerk/server-kit/watching/request-id.ts';
import type { Door } from '@blattwerk/server-kit/watching/watch-requests.ts';
import { openFlagClient } from '@blattwerk/storefront/flag-client.ts';
import { createStorefront } from '@blattwerk/storefront/server.ts';
import type { DecideFlags } from '@blattwerk/web-api/back-end.ts';
import { watchWork } from '@blattwerk/web-api/background/work-figures.ts';
import { configProblem } from '@blattwerk/web-api/config.ts';
import { seedBackEnd } from '@blattwerk/web-api/seed.ts';
import { createWebApi, type WebApi } from '@blattwerk/web-api/server.ts';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { backEndApp } from './back-end-app.ts';
import { companyProblem } from './company.ts';
import type { Environment } from './environment.ts';
import { knownSecretProblem } from './known-secret-problem.ts';
import { listen, listenInside, portProblem, stopListening } from './listen.ts';
import { openChat } from './open-chat.ts';
import { openReviews } from './open-reviews.ts';
import { type Duties, dutiesOf, type Part, partProblem } from './parts.ts';
import { previewServerConfig, storefrontConfig, webApiConfig } from './room-configs.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';
import { startWatching, type Watching } from './watching/watching.ts';

export type RunningShop = { close(): Promise<void> };
export type StartResult = { ok: true; shop: RunningShop } | { ok: false; message: string };

/** Starts a part of the shop, or all of it, in this process; on failure all that was opened is closed again. */
export async function startShop(
  environment: Environment,
  options: { part: Part | 'all'; development: boolean },
): Promise<StartResult> {
  const closers: (() => Promise<void>)[] = [];
  const doors: { server: Server; health: Health }[] = [];
  let endStreams = () => {};
  let backEndStreams = () => {};
  let leaveFlags = () => {};
  let decideFlags: DecideFlags = () => ({});
  let watchDoor: Watching['door'] = (_name, app) => app;
  const close = async () => {
    for (const { health } of doors) health.leave();
    // What was sent before is taken in, and what stands in front learns that there is no more to send.
    if (doors.length > 0) await pause(environment.DRAIN_SECONDS * 1000);
    endStreams();
    leaveFlags();
    backEndStreams();
    // Both doors at once: what is asked of one may need the other.
    await Promise.all(doors.map(({ server }) => stopListening(server, environment.SHUTDOWN_SECONDS)));
    for (const closer of closers.reverse()) await closer();
  };
  const failed = async (message: string): Promise<StartResult> => {
    await close();
    return { ok: false, message };
  };

  try {
    return await open();
  } catch (error) {
    await close();
    throw error;
  }

  async function open(): Promise<StartResult> {
    const { host, shop, workspace, webApi: back } = doorsOf(environment);
    const duties = dutiesOf(options.part, environment);
    const hasDoor = duties.backEnd === 'door' || duties.backEnd === 'pictures';
    const hasBackEnd = duties.backEnd !== 'none' || duties.jobs;
    const previewConfig = previewServerConfig(environment, options.development);
    // What needs no database is looked at before one is opened.
    const problem =
      partProblem(options.part, environment) ??
      (duties.preview ? previewProblem(previewConfig) : undefined) ??
      (duties.storefront || hasBackEnd ? knownSecretProblem(environment) : undefined) ??
      (await directoryProblem(environment.DATA_DIRECTORY)) ??
      (duties.preview ? await portProblem({ host, ...workspace }) : undefined) ??
      (duties.storefront ? await portProblem({ host, ...shop }) : undefined) ??
      (hasDoor ? await portProblem({ host, ...back }) : undefined);
    if (problem) return failed(problem);
    const watched = await startWatching(environment, options.part);
    if (!watched.ok) return failed(watched.message);
    closers.push(watched.watching.close);
    watchDoor = watched.watching.door;
    const news = openNews(environment);
    closers.push(() => news?.close() ?? Promise.resolve());
    const opened = duties.database
      ? await openDatabase(databaseLocation(environment), nameSlowQueries(environment))
      : undefined;
    if (opened && !opened.ok) return failed(opened.message);
    const database = opened?.database;
    if (database) closers.push(() => database.close());
    const databaseNeeds: Needs = database
      ? {
          database: async () => {
            await database.execute(sql`select 1`);
            return true;
          },
        }
      : {};
    const openDoor = async (
      name: Door,
      app: RequestListener,
      needs: Needs,
      door: typeof shop,
    ): Promise<string | undefined> => {
      const health = createHealth({ ...databaseNeeds, ...needs });
      const listening = await listen(health.before(watchDoor(name, app)), { host, ...door });
      if (!listening.ok) return listening.message;
      doors.push({ server: listening.server, health });
      return undefined;
    };

    const backEnd = database && hasBackEnd ? await openBackEnd(database, duties, news) : undefined;
    if (backEnd && !backEnd.ok) return failed(backEnd.message);
    if (backEnd && hasDoor) {
      const shut = await openDoor(
        'back end',
        withRequestId(backEndApp(backEnd.webApi, duties.backEnd)),
        {},
        back,
      );
      if (shut) return failed(shut);
    }

    if (database && duties.preview) {
      const { catalogue, designDesk, orderDesk, webhooks } = previewConfig;
      const toldOf: PreviewServerConfig['webhooks'][number][] = [];
      const preview = await createPreviewServer(
        {
          ...previewConfig,
          webhooks: toldOf,
          // The one of this process is there already, the shop's own address not yet.
          ...(catalogue && { catalogue: { ...catalogue, origin: backEnd?.origin ?? catalogue.origin } }),
          ...(orderDesk && { orderDesk: { ...orderDesk, backEnd: backEnd?.origin ?? orderDesk.backEnd } }),
          ...(designDesk && {
            designDesk: { ...designDesk, backEnd: backEnd?.origin ?? designDesk.backEnd },
          }),
        },
        database,
      );
      if (!preview.ok) return failed(preview.message);
      closers.push(() => preview.server.close());
      endStreams = preview.server.endStreams;
      const shut = await openDoor(
        'workspace',
        withRequestId(preview.server.app),
        preview.server.needs,
        workspace,
      );
      if (shut) return failed(shut);
      const seeded = await seedWhenEmpty(environment, database);
      if (!seeded.ok) return failed(seeded.message);
      // Not of what is loaded first: a shop that runs already sees it by its next look, any other when it starts.
      toldOf.push(...webhooks);
    }

    const backEndOrigin = backEnd?.origin ?? environment.BACK_END_ORIGIN;
    if (duties.storefront && backEndOrigin !== undefined) {
      const chat = await openChat(environment);
      if (!chat.ok) return failed(chat.message);
      closers.push(() => chat.close());
      const storefront = await createStorefront(
        {
          ...storefrontConfig(environment, { backEndOrigin, dev: options.development }),
          // Who is told at once looks by the clock only in case the news was lost.
          ...(news && { contentPollSeconds: 15 }),
          chatUrl: chat.url,
        },
        backEnd?.webApi.router,
      );
      closers.push(() => storefront.close());
      decideFlags = storefront.decideFlags;
      leaveFlags = storefront.leave;
      news?.follow('content', storefront.lookAtContent);
      if (backEnd) backEnd.webApi.followCatalogue(storefront.outdateCatalogue);
      else news?.follow(catalogueReadTopic, storefront.outdateCatalogue);
      const shut = await openDoor('shop', storefront.app, storefront.needs, shop);
      if (shut) return failed(shut);
    }
    if (database && duties.jobs) watchWork(database, { sendsMail: environment.SMTP_URL !== undefined });
    // In the background: nothing waits for it.
    if (backEnd && duties.backEnd !== 'none' && environment.WARM_PICTURES === 'true')
      void backEnd.webApi.warm();
    return { ok: true, shop: { close } };
  }

  async function openBackEnd(
    database: Database,
    duties: Duties,
    news: News | undefined,
  ): Promise<{ ok: true; webApi: WebApi; origin: string } | { ok: false; message: string }> {
    const reviews = await openReviews(environment);
    closers.push(() => reviews.close());
    const config = { ...webApiConfig(environment), reviews: reviews.config };
    const problem = configProblem(config, environment.HOST) ?? companyProblem(environment);
    if (problem) return { ok: false, message: problem };
    await seedBackEnd(database);
    // The work looks by itself as well: news that cannot be told only come later.
    const tell = (topic: string) => void tellNews(database, topic).catch(() => {});
    const work = duties.jobs ? workHere() : workElsewhere((name) => tell(workTopic(name)));
    // The storefront decides them, which starts after its back end; a back end of its own asks for itself.
    const webApi = createWebApi(
      config,
      database,
      undefined,
      (key, flags, traits) => decideFlags(key, flags, traits),
      work,
    );
    backEndStreams = webApi.endStreams;
    closers.push(() => webApi.close());
    news?.follow('catalogue', webApi.look.catalogue);
    news?.follow('flags', webApi.look.flags);
    for (const name of work.loops.keys()) news?.follow(workTopic(name), () => webApi.pokeWork(name));
    const { server, origin } = await listenInside(
      watchDoor('back end', withRequestId(backEndApp(webApi, 'inside'))),
    );
    closers.push(() => stopListening(server, 0));
    if (duties.backEnd === 'door') {
      // Storefronts that run apart drop what they keep once the new catalogue has been read here.
      webApi.followCatalogue(() => tell(catalogueReadTopic));
      const client = await openFlagClient(
        storefrontConfig(environment, { backEndOrigin: origin, dev: false }),
      );
      decideFlags = client.evaluate;
      leaveFlags = client.leave;
      closers.push(() => client.destroy());
    }
    return { ok: true, webApi, origin };
  }
}

/** The statement alone stands in the log, never its values. */
function nameSlowQueries({ LOG_LEVEL }: Environment) {
  const log = pino({ name: 'database', level: LOG_LEVEL, mixin: requestInLog });
  return (query: SlowQuery) => log.warn(query, 'slow query');
}

/** Told by a back end that has read a new catalogue. */
const catalogueReadTopic = 'catalogue is read';

/** There is something to do. */
const workTopic = (name: string) => `work: ${name}`;

function openNews({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): News | undefined {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  return url === undefined ? undefined : listenForNews(url);
}

function databaseLocation(environment: Environment): DatabaseLocation {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIRECTORY } = environment;
  return url === undefined ? { directory: `${DATA_DIRECTORY}/database` } : { url, directUrl };
}

function doorsOf({ HOST, STOREFRONT_PORT, PREVIEW_PORT, WEB_API_PORT }: Environment) {
  return {
    host: HOST,
    shop: { port: STOREFRONT_PORT, setting: 'STOREFRONT_PORT' },
    workspace: { port: PREVIEW_PORT, setting: 'PREVIEW_PORT' },
    webApi: { port: WEB_API_PORT, setting: 'WEB_API_PORT' },
  };
}
