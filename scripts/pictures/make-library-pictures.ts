import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { libraryFolder, libraryPicture } from './library-picture.ts';

const width = 360;
const height = 270;

/** Makes the small pictures of the workspace's block library from those that tests compare, and drops those from before. */
export async function makeLibraryPictures(blocks: readonly string[]): Promise<void> {
  const folder = join(libraryFolder, 'pictures');
  await mkdir(folder, { recursive: true });
  const pictures = new Map(blocks.map(libraryPicture).map((picture) => [picture.path, picture]));
  const kept = new Set([...pictures.keys()].map((path) => basename(path)));
  const present = new Set(await readdir(folder));
  for (const name of present) if (!kept.has(name)) await rm(join(folder, name));
  for (const { from, path } of pictures.values())
    if (!present.has(basename(path))) await makeSmall(from, path);
}

/** The upper part of a block, as wide as it is on a tablet. */
async function makeSmall(from: string, path: string): Promise<void> {
  const { data, info } = await sharp(from).resize({ width }).toBuffer({ resolveWithObject: true });
  await mkdir(dirname(path), { recursive: true });
  await sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .webp({ quality: 55, effort: 6, smartSubsample: true })
    .toFile(path);
}
