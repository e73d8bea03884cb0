import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { isPlainObject, type PlainObject } from '../plain-object.ts';
import { longestRun } from './longest-run.ts';
import { around, Held, type Part, type Parts, partsOf, rootKey, wholeBlock } from './story-parts.ts';

/** A field before and after, `Held` where blocks stand; undefined where it was not there. */
export type FieldChange = {
  field: string;
  before: unknown;
  after: unknown;
  /** False where only the blocks that it holds came, went or moved, of which their own changes tell. */
  isOwn: boolean;
};

/** What became of one block. */
export type BlockChange =
  | { kind: 'inserted'; uid: string; after: Part }
  | { kind: 'deleted'; uid: string; before: Part }
  | {
      kind: 'changed';
      uid: string;
      before: Part;
      after: Part;
      fields: readonly FieldChange[];
      isMoved: boolean;
    };

/** Everything that makes one content the other, in reading order; what was deleted stands where it did. */
export type StoryDifference = { before: Parts; after: Parts; changes: readonly BlockChange[] };

/** The difference of two contents of a story, block by block (`_uid`); equal ones differ by no change. */
export function differenceBetween(before: PlainObject, after: PlainObject): StoryDifference {
  const [was, is] = [partsOf(before), partsOf(after)];
  const moved = movedBlocks(was, is);
  const changes = inReadingOrder(was, is).flatMap((uid): BlockChange[] => {
    const [old, now] = [was.get(uid), is.get(uid)];
    if (!old) return now ? [{ kind: 'inserted', uid, after: now }] : [];
    if (!now) return [{ kind: 'deleted', uid, before: old }];
    const fields = fieldChanges(old.fields, now.fields);
    const isMoved = moved.has(uid);
    return fields.length > 0 || isMoved
      ? [{ kind: 'changed', uid, before: old, after: now, fields, isMoved }]
      : [];
  });
  return { before: was, after: is, changes };
}

/** The content after a difference. */
export function applyDifference(
  before: PlainObject,
  { changes }: Pick<StoryDifference, 'changes'>,
): PlainObject {
  const parts = new Map(partsOf(before));
  for (const change of changes) {
    if (change.kind === 'deleted') parts.delete(change.uid);
    else if (change.kind === 'inserted') parts.set(change.uid, change.after);
    else {
      const fields: PlainObject = { ...parts.get(change.uid)?.fields };
      for (const { field, after } of change.fields) {
        if (after === undefined) delete fields[field];
        else fields[field] = after;
      }
      parts.set(change.uid, { ...change.after, fields });
    }
  }
  return wholeBlock(parts, rootKey);
}

/** What an editor is told: of blocks that came or went with the one around them only that one. */
export function toldChanges({ before, after, changes }: StoryDifference): BlockChange[] {
  return changes.filter((change) => {
    if (change.kind === 'inserted') return around(after, change.uid).every(({ uid }) => before.has(uid));
    if (change.kind === 'deleted') return around(before, change.uid).every(({ uid }) => after.has(uid));
    return change.isMoved || ownFields(change.fields).length > 0;
  });
}

/** Fields that were edited; what a block is called by is none. */
export const ownFields = (fields: readonly FieldChange[]): FieldChange[] =>
  fields.filter(({ field, isOwn }) => isOwn && field !== '_uid' && field !== '_editable');

function fieldChanges(before: PlainObject, after: PlainObject): FieldChange[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((field): FieldChange[] => {
    const [was, is] = [before[field], after[field]];
    if (sameValue(was, is)) return [];
    return [{ field, before: was, after: is, isOwn: !sameValue(withoutBlocks(was), withoutBlocks(is)) }];
  });
}

/** A value without the blocks that it holds, and without what embeds them in formatted text. */
export function withoutBlocks(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rest = value.filter((each) => !(each instanceof Held) && !isEmbedding(each)).map(withoutBlocks);
    // An empty list of blocks and none say the same.
    return rest.length === 0 ? undefined : rest;
  }
  if (!isPlainObject(value) || value instanceof Held) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutBlocks(each)]));
}

const isEmbedding = (value: unknown): boolean => isPlainObject(value) && value.type === 'blok';

/** Blocks that stand elsewhere: in another list, or no longer in the order of those that stayed. */
function movedBlocks(before: Parts, after: Parts): ReadonlySet<string> {
  const moved = new Set<string>();
  const lists = new Map<string, string[]>();
  for (const [uid, { parent, field }] of after) {
    const old = before.get(uid);
    if (!old || parent === undefined) continue;
    if (old.parent !== parent || old.field !== field) moved.add(uid);
    else {
      const key = JSON.stringify([parent, field]);
      const list = lists.get(key);
      if (list) list.push(uid);
      else lists.set(key, [uid]);
    }
  }
  const order = new Map([...before.keys()].map((uid, position) => [uid, position]));
  for (const list of lists.values()) {
    const stayed = new Set(longestRun(list.map((uid) => order.get(uid) ?? 0)));
    for (const [position, uid] of list.entries()) if (!stayed.has(position)) moved.add(uid);
  }
  return moved;
}

/** Blocks of both; one that is gone comes after the block that stood before it. */
function inReadingOrder(before: Parts, after: Parts): string[] {
  const goneAfter = new Map<string, string[]>();
  let last = rootKey;
  for (const uid of before.keys()) {
    if (after.has(uid)) last = uid;
    else goneAfter.set(last, [...(goneAfter.get(last) ?? []), uid]);
  }
  return [...after.keys()].flatMap((uid) => [uid, ...(goneAfter.get(uid) ?? [])]);
}
