import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { buildStale } from '../../../scripts/build-stale.ts';
import { ShopProcess, sharedPictures } from '../../../scripts/shop-process.ts';
import { sharedFolder, shopsFolder } from './shared-shop.ts';

/**
 * Before the first browser test: builds what is stale and starts the one shop that all tests look at which change
 * nothing in it. Shops of a test's own copy its seed, and every picture is drawn once for all of them.
 * @returns tidies up after the last test
 */
export default async function startSharedShop({ projects }: FullConfig): Promise<() => Promise<void>> {
  const build = await buildStale();
  if (!build.ok) throw new Error(build.message);
  const folder = mkdtempSync(join(tmpdir(), 'blattwerk-shops-'));
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  process.env[sharedPictures] = pictures;
  process.env[shopsFolder] = folder;
  // A press house that takes everything.
  process.env.PRESS_FOLDER = join(folder, 'press');
  // Programs are shown pages by the browser that the tests use.
  const browser = projects[0]?.use.launchOptions?.executablePath;
  if (browser !== undefined) process.env.ASSISTANT_BROWSER = browser;
  const shop = new ShopProcess(join(folder, sharedFolder));
  const tidyUp = async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await shop.untouched(false);
  } catch (error) {
    await tidyUp();
    throw error;
  }
  return tidyUp;
}
