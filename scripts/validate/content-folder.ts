import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where stories lie and, where the layout is the one the CMS's command line pulls, the assets beside them. */
export type ContentFolder = {
  /** The story files of the path asked for. */
  storyFiles: string[];
  /** These and the other story files of the same space, among which addresses must be unique. */
  spaceFiles: string[];
  assetFolder: string | undefined;
};

/**
 * Finds the story files of a file or folder. A folder that holds `stories/` is a pulled space; any other folder holds
 * story files itself. `undefined` when nothing is there.
 */
export async function findContent(path: string): Promise<ContentFolder | undefined> {
  const kind = await kindOf(path);
  if (kind === undefined) return undefined;
  const space = spaceAround(path) ?? (kind === 'folder' ? path : dirname(path));
  const stories = await folderOrNone(join(space, 'stories'));
  const assetFolder = await folderOrNone(join(space, 'assets'));
  const spaceFiles = stories ? await jsonFiles(stories) : [];
  if (kind === 'file')
    return { storyFiles: [path], spaceFiles: [...new Set([...spaceFiles, path])], assetFolder };
  const storyFiles = path === space && stories ? spaceFiles : await jsonFiles(path);
  return { storyFiles, spaceFiles: stories ? spaceFiles : storyFiles, assetFolder };
}

/** The paths of all JSON files in a folder, in a stable order. */
export async function jsonFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The folder of a pulled space that a path lies in: the parent of the nearest folder named `stories`. */
function spaceAround(path: string): string | undefined {
  if (basename(path) === 'stories') return dirname(path);
  const parent = dirname(path);
  return parent === path ? undefined : spaceAround(parent);
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

async function folderOrNone(path: string): Promise<string | undefined> {
  return (await kindOf(path)) === 'folder' ? path : undefined;
}
