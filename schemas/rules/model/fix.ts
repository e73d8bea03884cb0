import type { Finding, Sentence } from './finding.ts';
import { isRecord } from './is-record.ts';
import { sameValue } from './same-value.ts';

type Segments = readonly (string | number)[];

/** A value put in place of another. Without `to` the value is taken out, an entry of a list with its place. */
export type Change = {
  /** Keys and indices from the story object down, beginning with `content`. */
  path: (string | number)[];
  /** What stands there as long as the fix fits; left out where nothing does. */
  from?: unknown;
  to?: unknown;
};

/** A way to put a finding right. Plain data: it passes from a worker or a server to the form or command that applies it. */
export type Fix = {
  /** What it does, for a button: „Produkt entfernen“. */
  label: Sentence;
  /** A program may apply it unasked: visitors see no difference. */
  isSafe: boolean;
  /** What it takes away; a person is told and asked before it is applied. */
  loss?: Sentence;
  /** In the order they are made. */
  changes: Change[];
};

export type Fixed<Story> = { ok: true; story: Story } | { ok: false; reason: 'the story has changed' };

/** The ways to put a finding right, the likeliest first; often none. */
export function fixesFor({ fixes }: Pick<Finding, 'fixes'>): readonly Fix[] {
  return fixes ?? [];
}

/** A copy of the story with the fix applied; refused where the story is no longer the one that was judged. */
export function applyFix<Story extends { content: unknown }>(story: Story, { changes }: Fix): Fixed<Story> {
  let content = story.content;
  for (const change of changes) {
    const [root, ...path] = change.path;
    const changed = root === 'content' ? changedAt(content, path, change) : misfit;
    if (!changed.fits) return { ok: false, reason: 'the story has changed' };
    content = changed.value;
  }
  return { ok: true, story: { ...story, content } };
}

type Changed = { fits: true; value: unknown } | { fits: false };
const misfit: Changed = { fits: false };

function changedAt(holder: unknown, [segment, ...rest]: Segments, change: Change): Changed {
  if (segment === undefined) return misfit;
  const current = entryOf(holder, segment);
  if (rest.length === 0) {
    return sameValue(current, change.from) ? withEntry(holder, segment, change.to) : misfit;
  }
  const inner = changedAt(current, rest, change);
  return inner.fits ? withEntry(holder, segment, inner.value) : misfit;
}

function entryOf(holder: unknown, segment: string | number): unknown {
  if (Array.isArray(holder)) return typeof segment === 'number' ? holder[segment] : undefined;
  return isRecord(holder) && Object.hasOwn(holder, segment) ? holder[segment] : undefined;
}

/** A copy of the holder with another value in one place, or without that place. */
function withEntry(holder: unknown, segment: string | number, value: unknown): Changed {
  if (Array.isArray(holder)) {
    if (typeof segment !== 'number' || segment < 0 || segment > holder.length) return misfit;
    return { fits: true, value: holder.toSpliced(segment, 1, ...(value === undefined ? [] : [value])) };
  }
  if (!isRecord(holder)) return misfit;
  const { [segment]: _, ...others } = holder;
  return { fits: true, value: value === undefined ? others : { ...holder, [segment]: value } };
}
