import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './support/journey-test.ts';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

/** The browsers of shoppers besides Chromium: `npm run test:browsers`. */
export default defineConfig<JourneyOptions>({
  testDir: '.',
  globalSetup: './support/start.ts',
  outputDir: '../../test-results/journeys',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: (['firefox', 'webkit'] as const).flatMap((engine) =>
    Object.entries(sizes).map(([name, size]) => ({
      name: `${engine}-${name}`,
      // WebKit's driver looks at a page only once all of it has come.
      testIgnore: engine === 'webkit' ? 'slow-line.spec.ts' : [],
      use: { engine, size },
    })),
  ),
});
