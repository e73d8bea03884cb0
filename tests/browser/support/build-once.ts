import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../../scripts/build-stale.ts';
import { sharedPictures, shopsFolder } from '../../../scripts/shop-process.ts';

/**
 * Before the first browser test: the shops that tests start take the builds as they are, and draw every picture once
 * for all of them.
 * @returns tidies up after the last test
 */
export default async function buildOnce(): Promise<() => void> {
  const build = await buildStale();
  if (!build.ok) throw new Error(build.message);
  const folder = mkdtempSync(join(tmpdir(), 'blattwerk-shops-'));
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  process.env[sharedPictures] = pictures;
  process.env[shopsFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
