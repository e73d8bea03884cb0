import type { RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@blattwerk/database/database.ts';
import { directoryProblem } from '@blattwerk/database/directory-problem.ts';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import {
  type PreviewServerConfig,
  configProblem as previewProblem,
} from '@blattwerk/preview-server/config.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { createHealth, type Health, type Needs } from '@blattwerk/server-kit/http/health.ts';
import { createStorefront } from '@blattwerk/storefront/server.ts';
import type { DecideFlags } from '@blattwerk/web-api/back-end.ts';
import { configProblem } from '@blattwerk/web-api/config.ts';
import { seedBackEnd } from '@blattwerk/web-api/seed.ts';
import { createWebApi, type WebApi } from '@blattwerk/web-api/server.ts';
import { sql } from 'drizzle-orm';
import { companyProblem } from './company.ts';
import type { Environment } from './environment.ts';
import { knownSecretProblem } from './known-secret-problem.ts';
import { listen, listenInside, portProblem, stopListening } from './listen.ts';
import { openChat } from './open-chat.ts';
import { openReviews } from './open-reviews.ts';
import { previewServerConfig, storefrontConfig, webApiConfig } from './room-configs.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';

export type Part = 'all' | 'storefront' | 'preview';
export type RunningShop = { close(): Promise<void> };
export type StartResult = { ok: true; shop: RunningShop } | { ok: false; message: string };

/** Starts the storefront, the preview server or both in this process; on failure all that was opened is closed again. */
export async function startShop(
  environment: Environment,
  options: { part: Part; development: boolean },
): Promise<StartResult> {
  const closers: (() => Promise<void>)[] = [];
  const doors: { server: Server; health: Health }[] = [];
  let endStreams = () => {};
  let backEndStreams = () => {};
  let leaveFlags = () => {};
  let decideFlags: DecideFlags = () => ({});
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
    const { host, shop, workspace } = doorsOf(environment);
    const hasPreview = options.part !== 'storefront';
    const hasStorefront = options.part !== 'preview';
    const previewConfig = previewServerConfig(environment, options.development);
    // What needs no database is looked at before one is opened.
    const problem =
      (hasPreview ? previewProblem(previewConfig) : undefined) ??
      (hasStorefront ? knownSecretProblem(environment) : undefined) ??
      (await directoryProblem(environment.DATA_DIRECTORY)) ??
      (hasPreview ? await portProblem({ host, ...workspace }) : undefined) ??
      (hasStorefront ? await portProblem({ host, ...shop }) : undefined);
    if (problem) return failed(problem);
    const opened = await openDatabase(
      environment.DATABASE_URL
        ? { url: environment.DATABASE_URL }
        : { directory: `${environment.DATA_DIRECTORY}/database` },
    );
    if (!opened.ok) return failed(opened.message);
    const { database } = opened;
    closers.push(() => database.close());
    const isAnswering = async () => {
      await database.execute(sql`select 1`);
      return true;
    };
    const openDoor = async (
      app: RequestListener,
      needs: Needs,
      door: typeof shop,
    ): Promise<string | undefined> => {
      const health = createHealth({ database: isAnswering, ...needs });
      const listening = await listen(health.before(app), { host, ...door });
      if (!listening.ok) return listening.message;
      doors.push({ server: listening.server, health });
      return undefined;
    };

    const backEnd = hasStorefront ? await openBackEnd(database) : undefined;
    if (backEnd && !backEnd.ok) return failed(backEnd.message);

    if (hasPreview) {
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
      const shut = await openDoor(preview.server.app, preview.server.needs, workspace);
      if (shut) return failed(shut);
      const seeded = await seedWhenEmpty(environment);
      if (!seeded.ok) return failed(seeded.message);
      // Not of what is loaded first: a shop that runs already sees it by its next look, any other when it starts.
      toldOf.push(...webhooks);
    }

    if (backEnd) {
      const chat = await openChat(environment);
      if (!chat.ok) return failed(chat.message);
      closers.push(() => chat.close());
      const storefront = await createStorefront(
        {
          ...storefrontConfig(environment, { backEndOrigin: backEnd.origin, dev: options.development }),
          chatUrl: chat.url,
        },
        backEnd.webApi.router,
      );
      closers.push(() => storefront.close());
      decideFlags = storefront.decideFlags;
      leaveFlags = storefront.leave;
      backEnd.webApi.followCatalogue(storefront.outdateCatalogue);
      const shut = await openDoor(storefront.app, storefront.needs, shop);
      if (shut) return failed(shut);
      // In the background: nothing waits for it.
      if (environment.WARM_PICTURES === 'true') void backEnd.webApi.warm();
    }
    return { ok: true, shop: { close } };
  }

  async function openBackEnd(
    database: Database,
  ): Promise<{ ok: true; webApi: WebApi; origin: string } | { ok: false; message: string }> {
    const reviews = await openReviews(environment);
    closers.push(() => reviews.close());
    const config = { ...webApiConfig(environment), reviews: reviews.config };
    const problem = configProblem(config, environment.HOST) ?? companyProblem(environment);
    if (problem) return { ok: false, message: problem };
    await seedBackEnd(database);
    // The storefront decides them, which starts after its back end.
    const webApi = createWebApi(config, database, undefined, (key, flags, traits) =>
      decideFlags(key, flags, traits),
    );
    backEndStreams = webApi.endStreams;
    closers.push(() => webApi.close());
    const { server, origin } = await listenInside(webApi.router);
    closers.push(() => stopListening(server, 0));
    return { ok: true, webApi, origin };
  }
}

function doorsOf({ HOST, STOREFRONT_PORT, PREVIEW_PORT }: Environment) {
  return {
    host: HOST,
    shop: { port: STOREFRONT_PORT, setting: 'STOREFRONT_PORT' },
    workspace: { port: PREVIEW_PORT, setting: 'PREVIEW_PORT' },
  };
}
