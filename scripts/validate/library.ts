import type { CatalogueFacts } from '@blattwerk/schemas/shop/catalogue-facts.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/languages.ts';
import { readAssetLibrary } from './asset-library.ts';
import type { ContentFolder } from './content-folder.ts';
import type { JudgePool } from './judge-pool.ts';
import type { Knowledge } from './knowledge.ts';
import type { Envelope } from './story-file.ts';

/** Which stories and assets there are, and which file was the first to claim an address or identity. */
export type Library = {
  knowledge: Knowledge;
  envelopes: ReadonlyMap<string, Envelope>;
  claims: ReadonlyMap<string, string>;
};

/**
 * Reads every story once and keeps only its names; contents are read again when they are judged. Stories that are
 * not judged have the older claim, so that a clash shows at a story that is.
 */
export async function readLibrary(
  judged: ContentFolder,
  {
    known,
    catalogue,
    pool,
  }: { known: ContentFolder | undefined; catalogue: CatalogueFacts; pool: JudgePool },
): Promise<Library> {
  const judgedFiles = new Set(judged.storyFiles);
  const space = [...judged.spaceFiles.filter((file) => !judgedFiles.has(file)), ...judged.storyFiles];
  const others = (known?.storyFiles ?? []).filter((file) => !space.includes(file));
  const envelopes = new Map<string, Envelope>();
  const storyIds = new Set<string>();
  const claims = new Map<string, string>();
  for await (const { file, envelope } of pool.envelopes([...space, ...others])) {
    if (!envelope) continue;
    envelopes.set(file, envelope);
    storyIds.add(envelope.uuid).add(String(envelope.id));
  }
  for (const file of space) {
    for (const claim of claimsOf(envelopes.get(file))) if (!claims.has(claim)) claims.set(claim, file);
  }
  const assetPaths = new Set<string>();
  for (const folder of new Set([judged.assetFolder, known?.assetFolder])) {
    if (folder) for (const path of await readAssetLibrary(folder)) assetPaths.add(path);
  }
  return {
    knowledge: { storyIds, assetPaths, languages: translationLanguages, catalogue },
    envelopes,
    claims,
  };
}

function claimsOf(envelope: Envelope | undefined): string[] {
  if (!envelope) return [];
  const { id, uuid, full_slug } = envelope;
  return [claimOf('slug', full_slug), claimOf('uuid', uuid), claimOf('id', id)];
}

export function claimOf(kind: 'slug' | 'uuid' | 'id', value: string | number): string {
  return `${kind} ${value}`;
}
