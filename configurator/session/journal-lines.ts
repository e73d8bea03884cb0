import { isSame } from './is-same.ts';
import type { Kept } from './kept.ts';
import { isSameWork, joinWork, type Work } from './work.ts';

/** A draft as this browser keeps it. */
export type Line = Work & {
  /** Names it in this browser, also before the shop has given it a number. */
  line: string;
  /** Where it is kept, and what it was there when it was last the same; null before the first time. */
  kept: Kept | null;
  /** Another with every writing. */
  stamp: string;
};

/** The drafts of one design: the one written last, to which coming back leads, and those with something that is kept here alone. */
export type Lines = { last: Line; others: readonly Line[] };

/** What a page has of a draft, and what it has last read or written here. */
export type Page = {
  /** Undefined: the page has no draft of its own yet and goes on with the one that is there. */
  line: string | undefined;
  work: Work;
  kept: Kept | null;
  /** Its work begins here. Null stamp: nothing was read or written yet. */
  common: { stamp: string | null; work: Work; kept: Kept | null };
};

export type Met = {
  lines: Lines;
  line: Line;
  /** What others have written since; null: nothing. */
  theirs: Work | null;
  /** Others have to be told. */
  isNews: boolean;
};

/**
 * Joins what a page has with what other tabs have written since it last looked.
 * @param stamp of the next writing
 */
export function meet(found: Lines | undefined, page: Page, stamp: string, newLine: string): Met {
  const { common, work, kept } = page;
  const before = found && [found.last, ...found.others].find((line) => isLineOf(line, page, found));
  const own = { line: before?.line ?? page.line ?? newLine, stamp };
  if (!before) return written(found, { ...own, ...work, kept }, null);
  const isUnread = before.stamp !== common.stamp;
  const joined = isUnread ? joinWork(common.work, work, before) : work;
  const next = { ...own, ...joined, kept: newerKept(before.kept, page) };
  const theirs = isUnread ? { content: before.content, conflicts: before.conflicts } : null;
  if (found && isSameKept(next.kept, before.kept) && isSameWork(next, before))
    return { lines: found, line: before, theirs, isNews: false };
  return written(found, next, theirs);
}

function isLineOf(line: Line, page: Page, { last }: Lines): boolean {
  if (page.line === undefined) return line === last;
  const place = page.kept?.place.id;
  return line.line === page.line || (place !== undefined && line.kept?.place.id === place);
}

/** As the one of the two has it that has kept it anew; of two revisions of one draft the later. */
function newerKept(there: Kept | null, { kept, common }: Page): Kept | null {
  if (isSameKept(kept, common.kept)) return there;
  if (kept && there?.place.id === kept.place.id) return there.revision > kept.revision ? there : kept;
  return isSameKept(there, common.kept) ? kept : (kept ?? there);
}

function isSameKept(one: Kept | null, other: Kept | null): boolean {
  return one?.place.id === other?.place.id && one?.revision === other?.revision;
}

function written(found: Lines | undefined, line: Line, theirs: Work | null): Met {
  const all = found ? [found.last, ...found.others] : [];
  const others = all.filter((other) => other.line !== line.line && !isInShop(other));
  return { lines: { last: line, others }, line, theirs, isNews: true };
}

/** The shop has all of it. */
function isInShop({ kept, content, conflicts }: Line): boolean {
  return kept !== null && Object.keys(conflicts).length === 0 && isSame(kept.content, content);
}
