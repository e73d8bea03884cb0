import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import unit from './vitest.config.ts';

/** Tests with a database on a PostgreSQL server. What they draw or print is the same there, and is looked at once. */
export default mergeConfig(
  unit,
  defineConfig({
    test: {
      exclude: [
        ...configDefaults.exclude,
        '**/build/**',
        'web-api/{pictures,toolbox,print/hand-over}/**',
        'web-api/print/print-{book,framed-photo}.test.ts',
        // Its commands are tried on the embedded database; database/backup.test.ts is both databases'.
        'scripts/backup/**',
        'web-api/seals/{every-design,named-seals,photo-prints,prints-together}.test.ts',
      ],
    },
  }),
);
