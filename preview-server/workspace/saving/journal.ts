import { del, entries, setMany } from 'idb-keyval';
import { z } from 'zod';
import { type Block, isBlock } from '../store/block.ts';

const keyPrefix = 'journal';

const entrySchema = z.object({
  storyId: z.number(),
  /** Version the work started from, and its content: the base of a merge. */
  version: z.number(),
  base: z.custom<Block>(isBlock),
  content: z.custom<Block>(isBlock),
  /** When it was last written, milliseconds since 1970. */
  at: z.number(),
});

/** Unsaved work on one story, kept in this browser until it is saved. */
export type JournalEntry = z.infer<typeof entrySchema>;

export type FoundEntry = JournalEntry & { key: string };

/** Names this tab, so that tabs do not write over each other's unsaved work. */
const tabId = crypto.randomUUID();

const keyOf = (spaceId: number, storyId: number) => `${keyPrefix}/${spaceId}/${storyId}/${tabId}`;

/** Held as long as the tab lives: entries of a living tab are not offered to others. */
export function holdTabLock(): void {
  void navigator.locks?.request(tabId, () => new Promise<never>(() => {}));
}

export function writeEntry(spaceId: number, entry: JournalEntry): Promise<void> {
  return setMany([[keyOf(spaceId, entry.storyId), entry]]);
}

export const dropEntry = (key: string): Promise<void> => del(key);
export const dropOwnEntry = (spaceId: number, storyId: number): Promise<void> => del(keyOf(spaceId, storyId));

/** Unsaved work on a story that a closed tab left behind, newest first. */
export async function leftBehind(spaceId: number, storyId: number): Promise<FoundEntry[]> {
  const prefix = `${keyPrefix}/${spaceId}/${storyId}/`;
  const living = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  const all = await entries<IDBValidKey, unknown>();
  return all
    .flatMap(([key, value]) => {
      if (typeof key !== 'string' || !key.startsWith(prefix)) return [];
      if (living.has(key.slice(prefix.length))) return [];
      const entry = entrySchema.safeParse(value);
      return entry.success ? [{ ...entry.data, key }] : [];
    })
    .sort((one, other) => other.at - one.at);
}
