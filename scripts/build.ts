import { buildStale } from './build-stale.ts';

const outcome = await buildStale();
if (!outcome.ok) {
  console.error(outcome.message);
  process.exitCode = 1;
}
