import type { Database } from '@blattwerk/database/database.ts';
import type { IndexedStory } from '@blattwerk/schemas/usage/usage-index.ts';
import type { AssetPlace } from '../../story-shape/asset-answers.ts';
import { followStories } from '../../usage/follow-stories.ts';
import { type FilePlace, filePlaces } from './file-places.ts';

export type AssetUses = {
  put(story: IndexedStory): void;
  remove(id: number): void;
  /** Where a file is used, by the path of its address: live places first, then by the address of the page. */
  placesOf(path: string): AssetPlace[];
  /** Paths of all files that stories use. */
  paths(): string[];
};

/** Where stories show files and link to them, block by block, kept story by story. */
export function createAssetUses(): AssetUses {
  const pathsOf = new Map<number, Set<string>>();
  const usersOf = new Map<string, Map<number, AssetPlace[]>>();

  function remove(id: number): void {
    for (const path of pathsOf.get(id) ?? []) {
      const users = usersOf.get(path);
      users?.delete(id);
      if (users?.size === 0) usersOf.delete(path);
    }
    pathsOf.delete(id);
  }

  return {
    remove,
    put({ id, name, fullSlug, draft, published }) {
      remove(id);
      const inDraft = filePlaces(draft);
      const inPublished = published === null ? new Map<string, FilePlace[]>() : filePlaces(published);
      const paths = new Set([...inDraft.keys(), ...inPublished.keys()]);
      pathsOf.set(id, paths);
      for (const path of paths) {
        const places = joined(inDraft.get(path) ?? [], inPublished.get(path) ?? []);
        const users = usersOf.get(path) ?? new Map<number, AssetPlace[]>();
        users.set(
          id,
          places.map((place) => ({ ...place, story: { id, name, fullSlug } })),
        );
        usersOf.set(path, users);
      }
    },
    placesOf: (path) => [...(usersOf.get(path)?.values() ?? [])].flat().toSorted(byRelevance),
    paths: () => [...usersOf.keys()],
  };
}

/** The same place of the same block is one place, whether the draft has it, the published page or both. */
function joined(inDraft: readonly FilePlace[], inPublished: readonly FilePlace[]) {
  const rest = [...inPublished];
  const places = inDraft.map((place) => {
    const at = rest.findIndex((other) => keyOf(other) === keyOf(place));
    if (at >= 0) rest.splice(at, 1);
    return { ...place, inDraft: true, inPublished: at >= 0 };
  });
  return [...places, ...rest.map((place) => ({ ...place, inDraft: false, inPublished: true }))];
}

const keyOf = ({ uid, field, language }: FilePlace): string => `${uid} ${field} ${language}`;

function byRelevance(one: AssetPlace, other: AssetPlace): number {
  const live = Number(other.inPublished) - Number(one.inPublished);
  return live || (one.story.fullSlug < other.story.fullSlug ? -1 : 1);
}

/** Where a space's stories use files, as they are now. */
export const createSpaceAssetUses = (database: Database, spaceId: number): (() => Promise<AssetUses>) =>
  followStories(database, spaceId, createAssetUses());
