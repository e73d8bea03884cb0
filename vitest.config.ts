import { defineConfig } from 'vitest/config';

/** Each kills back ends for a minute; amid orders `npm test` does so, too. */
const crashes = [
  'web-api/durability.test.ts',
  'web-api/{print/print-files,orders/invoices/invoices}-killed.test.ts',
];

export default defineConfig({
  test: {
    include: [
      '{schemas,designs,configurator,database,server-kit,web-api,field-plugins,preview-server,storefront,scripts}/**/*.test.{ts,tsx}',
      'tests/contract/**/*.test.ts',
    ],
    // `npm run test:broad` has them.
    exclude: ['**/node_modules/**', '**/build/**', ...(process.env.BROAD ? [] : crashes)],
    // What is made of the sources serves the next run, too.
    fsModuleCache: true,
    // Files share a worker, which loads what they import once: a test that changes a global puts it back.
    isolate: false,
    // One core would be left idle.
    maxWorkers: '100%',
    // A machine that stands still for a moment fails no run; the report names what was tried again.
    retry: process.env.CI ? 1 : 0,
    // What is waited for may take its time on a busy machine; a second is the default.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: process.env.CI ? 120_000 : 30_000,
    hookTimeout: process.env.CI ? 120_000 : 60_000,
  },
});
