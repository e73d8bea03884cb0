import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{schemas,designs,database,web-api,field-plugins,preview-server,storefront,scripts}/**/*.test.{ts,tsx}',
      'tests/contract/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
