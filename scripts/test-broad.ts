import { env } from 'node:process';

/** `npm test` with what walks the same way once more: in all countries, at all widths, on both databases, for longer. */
env.BROAD = '1';
await import('./test.ts');
