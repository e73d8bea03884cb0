import { buildStale } from '../../../scripts/build-stale.ts';

/** Before the first browser test: the shops that tests start take the builds as they are. */
export default async function buildOnce(): Promise<void> {
  const build = await buildStale();
  if (!build.ok) throw new Error(build.message);
}
