import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import unit from './vitest.config.ts';

/** What either database does for them is the same: `npm run test:broad` runs them on both. */
const onceOnly = [
  'web-api/print/{press-runs,print-files}.test.ts',
  'web-api/{hand-designs,uploads,openapi}/**',
  'web-api/catalogue/{pictures.test.ts,search/queries/**}',
  'tests/contract/flags/**',
];

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
        ...(process.env.BROAD ? [] : onceOnly),
        'web-api/seals/{every-design,named-seals,photo-prints,prints-together}.test.ts',
      ],
    },
  }),
);
