import { defineConfig } from 'vitest/config';

/** What breaks beneath the shop: against the build, in processes of its own, on a PostgreSQL server of its own. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
