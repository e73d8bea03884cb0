import type { SubjectKey } from './subject.ts';
import { usesIn } from './uses-in.ts';

type UsingStory = { id: number; name: string; fullSlug: string };

/** A story with what shoppers see of it: the published content, `null` while nothing is published. */
export type IndexedStory = UsingStory & { draft: unknown; published: unknown };

/** How often a story uses something, in the draft and in what shoppers see. */
type Use = UsingStory & { inDraft: number; inPublished: number };

export type UsageCount = { pages: number; live: number };
export type Usage = UsageCount & { uses: Use[] };

export type UsageIndex = {
  put(story: IndexedStory): void;
  remove(id: number): void;
  /** Where a subject is used: live uses first, then by address. */
  usageOf(key: SubjectKey): Usage;
  /** How much is used of everything whose key begins with `start`, such as `block:`. */
  countsOf(start: string): Map<SubjectKey, UsageCount>;
};

type Entry = { story: UsingStory; draft: Map<SubjectKey, number>; published: Map<SubjectKey, number> };

/** Which stories use what, kept story by story: putting one anew costs only that story. */
export function createUsageIndex(): UsageIndex {
  const entries = new Map<number, Entry>();
  const usersOf = new Map<SubjectKey, { stories: Set<number>; live: number }>();

  function remove(id: number): void {
    const entry = entries.get(id);
    if (!entry) return;
    entries.delete(id);
    for (const key of keysOf(entry)) {
      const users = usersOf.get(key);
      if (!users) continue;
      users.stories.delete(id);
      if (entry.published.has(key)) users.live -= 1;
      if (users.stories.size === 0) usersOf.delete(key);
    }
  }

  function usesOf(key: SubjectKey): Use[] {
    return [...(usersOf.get(key)?.stories ?? [])].flatMap((id) => {
      const entry = entries.get(id);
      if (!entry) return [];
      const { story, draft, published } = entry;
      return [{ ...story, inDraft: draft.get(key) ?? 0, inPublished: published.get(key) ?? 0 }];
    });
  }

  return {
    remove,
    put({ draft, published, id, name, fullSlug }) {
      remove(id);
      const drafted = usesIn(draft);
      const live = published === draft ? drafted : usesIn(published);
      const entry = { story: { id, name, fullSlug }, draft: drafted, published: live };
      entries.set(id, entry);
      for (const key of keysOf(entry)) {
        const users = usersOf.get(key) ?? { stories: new Set(), live: 0 };
        users.stories.add(id);
        if (entry.published.has(key)) users.live += 1;
        usersOf.set(key, users);
      }
    },
    usageOf(key) {
      const uses = usesOf(key).toSorted(byRelevance);
      return { pages: uses.length, live: uses.filter(({ inPublished }) => inPublished > 0).length, uses };
    },
    countsOf(start) {
      const counts = new Map<SubjectKey, UsageCount>();
      for (const [key, { stories, live }] of usersOf)
        if (key.startsWith(start)) counts.set(key, { pages: stories.size, live });
      return counts;
    },
  };
}

function keysOf({ draft, published }: Entry): Set<SubjectKey> {
  return new Set([...draft.keys(), ...published.keys()]);
}

function byRelevance(one: Use, other: Use): number {
  const live = Number(other.inPublished > 0) - Number(one.inPublished > 0);
  return live || (one.fullSlug < other.fullSlug ? -1 : 1);
}
