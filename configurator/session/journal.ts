import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { del, get, set } from 'idb-keyval';
import type { DraftPlace } from './draft-place.ts';

/** What this browser keeps of a draft, also while the shop cannot be reached. */
export type JournalEntry = {
  content: DraftContent;
  /** Where it is kept, and what it was there when it was last the same; null before the first time. */
  kept: { place: DraftPlace; revision: number; content: DraftContent } | null;
};

/** Drafts by their design: coming back to a design is coming back to what was made of it. */
const nameOf = (designId: DesignId) => `draft ${designId}`;

/** @returns undefined where there is none, or the browser keeps nothing */
export async function readJournal(designId: DesignId): Promise<JournalEntry | undefined> {
  const entry: unknown = await read(nameOf(designId));
  if (!isEntry(entry)) return undefined;
  const { content, kept } = entry;
  return { content: completed(content), kept: kept && { ...kept, content: completed(kept.content) } };
}

type Earlier = Omit<DraftContent, 'book' | 'names' | 'prints' | 'tray'> & Partial<DraftContent>;

/** One that was kept before books, trays and lists of names and prints were. */
function completed(content: Earlier): DraftContent {
  const { book = null, names = [], prints = [], tray = [] } = content;
  return { ...content, book, names, prints, tray };
}

/** @returns false where the browser keeps nothing, or has no room: then the shop's copy alone counts */
export async function writeJournal(designId: DesignId, entry: JournalEntry): Promise<boolean> {
  return write(nameOf(designId), entry);
}

export async function dropJournal(designId: DesignId): Promise<void> {
  try {
    await del(nameOf(designId));
  } catch {}
}

const keyNameOf = (draftId: string) => `key of draft ${draftId}`;

/** Keeps what opens a guest's draft, also where a basket leads back to it when another of its design was made since. */
export async function writeKey({ id, key }: DraftPlace): Promise<void> {
  if (key !== null) await write(keyNameOf(id), key);
}

/** @returns null for a draft that this browser knows no key of, such as a customer's */
export async function readKey(draftId: string): Promise<string | null> {
  const key: unknown = await read(keyNameOf(draftId));
  return typeof key === 'string' ? key : null;
}

// A browser that forbids its storage throws at once, one whose storage is full refuses later.
async function read(name: string): Promise<unknown> {
  try {
    return await get(name);
  } catch {
    return undefined;
  }
}

async function write(name: string, value: unknown): Promise<boolean> {
  try {
    await set(name, value);
    return true;
  } catch {
    return false;
  }
}

/** Written by this code in an earlier visit; another version of it may have written another shape. */
function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null || !('content' in value) || !('kept' in value))
    return false;
  const { content } = value;
  return (
    typeof content === 'object' &&
    content !== null &&
    'version' in content &&
    content.version === 1 &&
    ['choice', 'look', 'setFor', 'calendar', 'texts', 'photos'].every(
      (name) => typeof Reflect.get(content, name) === 'object',
    )
  );
}
