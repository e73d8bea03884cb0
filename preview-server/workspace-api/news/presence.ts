import type { Person, Whereabouts } from './page-news.ts';

/** Milliseconds a tab counts as being on a page after its stream ended: it may only be connecting anew. */
const graceMs = 5_000;

/** The same for a tab in the background, which asks now and then; browsers let it do so once a minute. */
const awayMs = 150_000;

const maxTabs = 500;

type Entry = { story: number; person: Person; streams: number; until: number };

export type Presence = ReturnType<typeof createPresence>;

/** Who has which page open. Kept by the process: there is one that editors speak to. */
export function createPresence(now: () => number) {
  const entries = new Map<string, Entry>();

  const forgetGone = () => {
    for (const [tab, entry] of entries) if (entry.streams === 0 && entry.until <= now()) entries.delete(tab);
  };
  /** The entry of a tab, made where there is room; a tab is on one page only. */
  const entryOf = (tab: string, story: number): Entry | undefined => {
    const known = entries.get(tab);
    if (known?.story === story) return known;
    forgetGone();
    if (!known && entries.size >= maxTabs) return undefined;
    const person: Person = { name: known?.person.name ?? '', block: null, isEditing: false, tab };
    const entry = { story, person, streams: 0, until: now() + graceMs };
    entries.set(tab, entry);
    return entry;
  };

  return {
    /** A tab follows a page; call the answer once it follows no longer. */
    follow(tab: string, story: number): () => void {
      const entry = entryOf(tab, story);
      if (!entry) return () => {};
      entry.streams += 1;
      return () => {
        entry.streams -= 1;
        entry.until = now() + graceMs;
      };
    },
    /** A tab in the background asked for the page. */
    lookIn(tab: string, story: number): void {
      const entry = entryOf(tab, story);
      if (entry) entry.until = now() + awayMs;
    },
    note(tab: string, { story, ...told }: Whereabouts): void {
      const entry = entryOf(tab, story);
      if (entry) entry.person = { ...told, tab };
    },
    leave(tab: string): void {
      entries.delete(tab);
    },
    /** Tabs on a page, those that came first at the front. */
    peopleOn(story: number): Person[] {
      forgetGone();
      return [...entries.values()].filter((entry) => entry.story === story).map(({ person }) => person);
    },
  };
}
