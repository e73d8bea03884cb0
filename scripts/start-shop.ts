import { openDatabase } from '@blattwerk/database/open-database.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { createStorefront } from '@blattwerk/storefront/server.ts';
import { configProblem } from '@blattwerk/web-api/config.ts';
import { seedBackEnd } from '@blattwerk/web-api/seed.ts';
import { createWebApi } from '@blattwerk/web-api/server.ts';
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
  const close = async () => {
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

    if (options.part !== 'storefront') {
      const preview = await createPreviewServer(
        previewServerConfig(environment, options.development),
        opened.database,
      );
      if (!preview.ok) return failed(preview.message);
      closers.push(() => preview.server.close());
      const listening = await listen(preview.server.app, {
        host: environment.HOST,
        port: environment.PREVIEW_PORT,
        setting: 'PREVIEW_PORT',
      });
      if (!listening.ok) return failed(listening.message);
      closers.push(() => stopListening(listening.server));
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
      closers.push(() => stopListening(inside.server));
      const storefront = await createStorefront(
        storefrontConfig(environment, { backEndOrigin: inside.origin, dev: options.development }),
        webApi.router,
      );
      closers.push(() => storefront.close());
      webApi.followCatalogue(storefront.outdateCatalogue);
      const listening = await listen(storefront.app, {
        host: environment.HOST,
        port: environment.STOREFRONT_PORT,
        setting: 'STOREFRONT_PORT',
      });
      if (!listening.ok) return failed(listening.message);
      closers.push(() => stopListening(listening.server));
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
