import { defineConfig } from 'vitest/config';
import unit from './vitest.config.ts';

/** Where the databases differ: how they are opened, kept and broken off, and what waits for whom in them. */
const differing = [
  'database/**/*.test.ts',
  'web-api/orders/{orders,orders-killed,placing-broken-off}.test.ts',
  'web-api/{basket/basket,customers/customers,drafts/drafts,seals/seals}.test.ts',
  'tests/contract/{releases,schedulings,webhook-deliveries}.test.ts',
];

/**
 * Tests with a database on the embedded one, where all others had a PostgreSQL server: the few that every change has to pass there, as the shops of the browser tests
 * run on it too, or with `BROAD` all of them. What they draw or print is the same there, and is looked at once.
 */
export default defineConfig({
  test: {
    ...unit.test,
    include: process.env.BROAD ? unit.test?.include : differing,
    exclude: [
      ...(unit.test?.exclude ?? []),
      'web-api/{pictures,toolbox,print/hand-over}/**',
      'web-api/print/print-{book,framed-photo}.test.ts',
      'web-api/seals/{every-design,named-seals,photo-prints,prints-together}.test.ts',
    ],
  },
});
