import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { missingBrowsers } from '../../../scripts/other-browsers.ts';
import startSharedShop from '../../browser/support/start-shared-shop.ts';
import { picturesVariable } from './journey-test.ts';

/** Before the first journey: finds the browsers, then starts the shop. Kept pictures stay behind in a temporary folder. */
export default async function start(config: FullConfig): Promise<() => Promise<void>> {
  const missing = missingBrowsers();
  if (missing) throw new Error(missing);
  process.env[picturesVariable] ??= mkdtempSync(join(tmpdir(), 'blattwerk-journeys-'));
  const stop = await startSharedShop(config);
  return async () => {
    await stop();
    console.log(`Pictures of the pages: ${process.env[picturesVariable]}`);
  };
}
