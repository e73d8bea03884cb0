import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from './chromium.ts';
import { makeLibraryPictures } from './pictures/make-library-pictures.ts';
import { runCommand } from './run-command.ts';
import { blockFiles } from './tables/schema-blocks.ts';

const folder = 'tests/browser/block-pictures';

/**
 * Takes the pictures anew that the browser tests compare every block with, where they no longer fit, and makes those of
 * the workspace's block library from them: npm run block-pictures. Look at what changed before you commit it.
 */
const chromium = await ensureChromium();
if (!chromium.ok) {
  console.error(chromium.message);
  process.exit(1);
}
const { code } = await runCommand('playwright', ['test', 'block-pictures', '--update-snapshots=changed'], {
  live: true,
  env: { CHROMIUM_PATH: chromium.path, BROAD: '1' },
});
for (const name of await readdir(folder)) await makeSmall(join(folder, name));
await makeLibraryPictures(
  blockFiles().flatMap(({ file, name }) => (file.startsWith('roots/') ? [] : [name])),
);
await runCommand('node', ['scripts/run.mjs', 'tables'], { live: true });
process.exitCode = code;

/** Photographs without loss are large; the comparison does not see what is left out here. */
async function makeSmall(path: string): Promise<void> {
  const picture = await readFile(path);
  // The browser's are in the extended format, those made here in the simple one.
  if (picture.toString('latin1', 12, 16) === 'VP8 ') return;
  const small = await sharp(picture).webp({ quality: 75 }).toBuffer();
  await writeFile(path, small);
}
