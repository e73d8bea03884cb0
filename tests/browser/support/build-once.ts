import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../../scripts/build-stale.ts';
import { sharedPictures } from '../../../scripts/shop-process.ts';

/**
 * Before the first browser test: the shops that tests start take the builds as they are, and draw every picture once
 * for all of them.
 * @returns tidies up after the last test
 */
export default async function buildOnce(): Promise<() => void> {
  const build = await buildStale();
  if (!build.ok) throw new Error(build.message);
  const pictures = mkdtempSync(join(tmpdir(), 'blattwerk-pictures-'));
  process.env[sharedPictures] = pictures;
  return () => rmSync(pictures, { recursive: true, force: true });
}
