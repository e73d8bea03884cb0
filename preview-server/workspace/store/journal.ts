import { createStore, delMany, promisifyRequest } from 'idb-keyval';
import { z } from 'zod';
import { type Block, isBlock } from '../base/content/block.ts';
import { tabId } from './tab-id.ts';

const workSchema = z.object({
  storyId: z.number(),
  /** The release that the draft is of; left out, it is the ordinary one. */
  release: z.number().nullish(),
  /** Version the work started from. */
  version: z.number(),
  content: z.custom<Block>(isBlock),
  /** When it was last written, milliseconds since 1970. */
  at: z.number(),
});
const baseSchema = z.object({ version: z.number(), content: z.custom<Block>(isBlock) });

type Work = z.infer<typeof workSchema>;

/** Unsaved work on one story that a closed tab left behind, with the stored content it started from. */
export type FoundWork = Work & { base: Block; keys: string[] };

const journal = createStore('keyval-store', 'keyval');

type Draft = Pick<Work, 'storyId' | 'release'>;

const prefixOf = (spaceId: number, { storyId, release }: Draft) =>
  `journal/${spaceId}/${storyId}${release ? `@${release}` : ''}/`;
const keysOf = (prefix: string, tab: string): [work: string, base: string] => [
  `${prefix}${tab}/work`,
  `${prefix}${tab}/base`,
];

/** Held as long as the tab lives: entries of a living tab are not offered to others. */
export function holdTabLock(): void {
  void navigator.locks?.request(tabId, () => new Promise<never>(() => {}));
}

/** The base changes with each save only, and is written apart from the work so that writing stays cheap. */
export function writeBase(spaceId: number, draft: Draft, version: number, content: Block): Promise<void> {
  return put(keysOf(prefixOf(spaceId, draft), tabId)[1], { version, content });
}

export function writeWork(spaceId: number, work: Work): Promise<void> {
  return put(keysOf(prefixOf(spaceId, work), tabId)[0], work);
}

/** Stores for good at once: a page that is closing lives too short for a transaction to end by itself. */
function put(key: string, value: unknown): Promise<void> {
  return journal('readwrite', (store) => {
    store.put(value, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

export const dropWork = (keys: string[]): Promise<void> => delMany(keys, journal);
export const dropOwnWork = (spaceId: number, draft: Draft): Promise<void> =>
  delMany(keysOf(prefixOf(spaceId, draft), tabId), journal);

/** Of one story alone: what lies there of others is not read, however much it is. */
function entriesBelow(prefix: string): Promise<Map<IDBValidKey, unknown>> {
  return journal('readonly', async (store) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest<unknown[]>(store.getAll(range)),
    ]);
    return new Map(keys.map((key, at) => [key, values[at]]));
  });
}

/** Unsaved work on a story that is not open here, as closed tabs and this one left it behind, the newest first. */
export async function leftBehind(spaceId: number, draft: Draft): Promise<FoundWork[]> {
  const prefix = prefixOf(spaceId, draft);
  const living = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  const stored = await entriesBelow(prefix);
  const tabs = [...stored.keys()].flatMap((key) =>
    typeof key === 'string' && key.endsWith('/work') ? [key.slice(prefix.length, -'/work'.length)] : [],
  );
  return tabs
    .filter((tab) => tab === tabId || !living.has(tab))
    .flatMap((tab) => {
      const keys = keysOf(prefix, tab);
      const work = workSchema.safeParse(stored.get(keys[0]));
      const base = baseSchema.safeParse(stored.get(keys[1]));
      if (!work.success || !base.success || work.data.version !== base.data.version) return [];
      return [{ ...work.data, base: base.data.content, keys }];
    })
    .sort((one, other) => other.at - one.at);
}
