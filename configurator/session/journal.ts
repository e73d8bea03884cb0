import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { get, set, update } from 'idb-keyval';
import type { Conflicts } from './conflict.ts';
import type { DraftPlace } from './draft-place.ts';
import type { Line, Lines } from './journal-lines.ts';
import type { Kept } from './kept.ts';

/** Drafts by their design: coming back to a design is coming back to what was made of it. */
const nameOf = (designId: DesignId) => `draft ${designId}`;

/**
 * What this browser keeps of a design's draft.
 * @param draftId the one with this number; left out: the one written last
 * @returns undefined where there is none, or the browser keeps nothing
 */
export async function readJournal(designId: DesignId, draftId?: string): Promise<Line | undefined> {
  const lines = linesIn(await read(nameOf(designId)));
  if (!lines || draftId === undefined) return lines?.last;
  return [lines.last, ...lines.others].find(({ kept }) => kept?.place.id === draftId);
}

/**
 * Changes what this browser keeps of a design's drafts, in one transaction.
 * @param change the drafts of now into those that follow; undefined for none
 * @returns false where the browser keeps nothing, or has no room
 */
export async function updateJournal(
  designId: DesignId,
  change: (lines: Lines | undefined) => Lines | undefined,
): Promise<boolean> {
  try {
    await update<unknown>(nameOf(designId), (value) => {
      const lines = change(linesIn(value));
      return lines && storedLines(lines);
    });
    return true;
  } catch {
    return false;
  }
}

/** Forgets the one draft of a design that has the number. */
export async function dropJournal(designId: DesignId, draftId: string): Promise<void> {
  await dropWhere(designId, ({ kept }) => kept?.place.id === draftId);
}

/** Forgets the draft of a design that a page has. */
export async function dropLine(designId: DesignId, line: string): Promise<void> {
  await dropWhere(designId, (one) => one.line === line);
}

async function dropWhere(designId: DesignId, isDropped: (line: Line) => boolean): Promise<void> {
  await updateJournal(designId, (lines) => {
    const [last, ...others] = lines ? [lines.last, ...lines.others].filter((line) => !isDropped(line)) : [];
    return last && { last, others };
  });
}

type Earlier = Omit<DraftContent, 'book' | 'names' | 'prints' | 'tray'> & Partial<DraftContent>;
type EarlierLine = {
  content: Earlier;
  kept: (Omit<Kept, 'content'> & { content: Earlier }) | null;
  line?: string;
  stamp?: string;
  conflicts?: Conflicts;
  others?: readonly EarlierLine[];
};

function linesIn(value: unknown): Lines | undefined {
  if (!isEntry(value)) return undefined;
  return { last: lineOf(value), others: (value.others ?? []).map(lineOf) };
}

/** The one written last as it was kept before there were others. */
function storedLines({ last, others }: Lines): EarlierLine {
  return { ...last, others };
}

function lineOf({ content, kept, line, stamp = '', conflicts = {} }: EarlierLine): Line {
  return {
    line: line ?? kept?.place.id ?? '',
    stamp,
    content: completed(content),
    conflicts,
    kept: kept && { ...kept, content: completed(kept.content) },
  };
}

/** One that was kept before books, trays and lists of names and prints were. */
function completed(content: Earlier): DraftContent {
  const { book = null, names = [], prints = [], tray = [] } = content;
  return { ...content, book, names, prints, tray };
}

const keyNameOf = (draftId: string) => `key of draft ${draftId}`;

/** Keeps what opens a guest's draft, also where a basket leads back to it when another of its design was made since. */
export async function writeKey({ id, key }: DraftPlace): Promise<void> {
  if (key === null) return;
  // A browser that keeps nothing has the key in its address.
  await set(keyNameOf(id), key).catch(() => {});
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

/** Written by this code in an earlier visit; another version of it may have written another shape. */
function isEntry(value: unknown): value is EarlierLine {
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
