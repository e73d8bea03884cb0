import type { JudgeContext } from '@blattwerk/schemas/rules/judged-story.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/languages.ts';
import { assetPath, readAssetLibrary } from './asset-library.ts';
import type { ContentFolder } from './content-folder.ts';
import { readStoryFile } from './story-file.ts';

/** Which stories and assets there are, and which file was the first to claim an address or identity. */
export type Library = { context: JudgeContext; claims: Map<string, string> };

/**
 * Reads every story once and keeps only its names; contents are read again when they are judged. Stories that are
 * not judged have the older claim, so that a clash shows at a story that is.
 */
export async function readLibrary(judged: ContentFolder, known: ContentFolder | undefined): Promise<Library> {
  const ids = new Set<string>();
  const claims = new Map<string, string>();
  const assets = new Set<string>();
  const judgedFiles = new Set(judged.storyFiles);
  const space = [...judged.spaceFiles.filter((file) => !judgedFiles.has(file)), ...judged.storyFiles];
  for (const file of space) {
    const read = readStoryFile(file);
    if (!read.ok) continue;
    const { id, uuid, full_slug } = read.story;
    ids.add(uuid).add(String(id));
    for (const claim of [claimOf('slug', full_slug), claimOf('uuid', uuid), claimOf('id', id)]) {
      if (!claims.has(claim)) claims.set(claim, file);
    }
  }
  const seen = new Set(space);
  for (const file of known?.storyFiles ?? []) {
    const read = seen.has(file) ? undefined : readStoryFile(file);
    if (read?.ok) ids.add(read.story.uuid).add(String(read.story.id));
  }
  for (const folder of new Set([judged.assetFolder, known?.assetFolder])) {
    if (folder) for (const path of await readAssetLibrary(folder)) assets.add(path);
  }
  const context = {
    storyExists: (uuidOrId: string) => ids.has(uuidOrId),
    assetExists: (filename: string) => assets.has(assetPath(filename)),
    languages: translationLanguages,
  };
  return { context, claims };
}

export function claimOf(kind: 'slug' | 'uuid' | 'id', value: string | number): string {
  return `${kind} ${value}`;
}
