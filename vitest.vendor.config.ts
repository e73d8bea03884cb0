import { defineConfig } from 'vitest/config';

/** The vendor's command line, installed outside the tree, and its suites where `VENDOR_REPOSITORY` names a built copy. */
export default defineConfig({
  test: {
    include: [
      'tests/vendor/command-line.test.ts',
      ...(process.env.VENDOR_REPOSITORY === undefined ? [] : ['tests/vendor/suites.test.ts']),
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
