import { defineConfig } from 'vitest/config';

/** Files for the press as a press's own tools read them; those tools are no part of the project. */
export default defineConfig({
  test: { include: ['tests/press/**/*.test.ts'], testTimeout: 300_000, fileParallelism: false },
});
