import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { createHealth, type Health } from '@blattwerk/server-kit/http/health.ts';
import { createStorefront } from '@blattwerk/storefront/server.ts';
import { configProblem } from '@blattwerk/web-api/config.ts';
import { seedBackEnd } from '@blattwerk/web-api/seed.ts';
import { createWebApi } from '@blattwerk/web-api/server.ts';
import { sql } from 'drizzle-orm';
import type { Environment } from './environment.ts';
import { knownSecretProblem } from './known-secret-problem.ts';
import { listen, listenInside, stopListening } from './listen.ts';
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
  const close = async () => {
    for (const { health } of doors) health.leave();
    // What was sent before is taken in, and what stands in front learns that there is no more to send.
    if (doors.length > 0) await pause(environment.DRAIN_SECONDS * 1000);
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
    const opened = await openDatabase(
      environment.DATABASE_URL
        ? { url: environment.DATABASE_URL }
        : { directory: `${environment.DATA_DIRECTORY}/database` },
    );
    if (!opened.ok) return failed(opened.message);
    closers.push(() => opened.database.close());
    const isAnswering = async () => {
      await opened.database.execute(sql`select 1`);
      return true;
    };

    if (options.part !== 'storefront') {
      const preview = await createPreviewServer(
        previewServerConfig(environment, options.development),
        opened.database,
      );
      if (!preview.ok) return failed(preview.message);
      closers.push(() => preview.server.close());
      const health = createHealth({ database: isAnswering, ...preview.server.needs });
      const listening = await listen(health.before(preview.server.app), {
        host: environment.HOST,
        port: environment.PREVIEW_PORT,
        setting: 'PREVIEW_PORT',
      });
      if (!listening.ok) return failed(listening.message);
      doors.push({ server: listening.server, health });
    }

    if (options.part !== 'preview') {
      const reviews = await openReviews(environment);
      closers.push(() => reviews.close());
      const backEndConfig = { ...webApiConfig(environment), reviews: reviews.config };
      const problem = configProblem(backEndConfig, environment.HOST) ?? knownSecretProblem(environment);
      if (problem) return failed(problem);
      await seedBackEnd(opened.database);
      const webApi = createWebApi(backEndConfig, opened.database);
      closers.push(() => webApi.close());
      const inside = await listenInside(webApi.router);
      closers.push(() => stopListening(inside.server, 0));
      const storefront = await createStorefront(
        storefrontConfig(environment, { backEndOrigin: inside.origin, dev: options.development }),
        webApi.router,
      );
      closers.push(() => storefront.close());
      webApi.followCatalogue(storefront.outdateCatalogue);
      const health = createHealth({ database: isAnswering, ...storefront.needs });
      const listening = await listen(health.before(storefront.app), {
        host: environment.HOST,
        port: environment.STOREFRONT_PORT,
        setting: 'STOREFRONT_PORT',
      });
      if (!listening.ok) return failed(listening.message);
      doors.push({ server: listening.server, health });
      // In the background: nothing waits for it.
      if (environment.WARM_PICTURES === 'true') void webApi.warm();
    }

    if (options.part !== 'storefront') {
      // Last, so that the storefront hears of what is loaded.
      const seeded = await seedWhenEmpty(environment);
      if (!seeded.ok) return failed(seeded.message);
    }
    return { ok: true, shop: { close } };
  }
}
