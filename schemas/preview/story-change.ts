import { z } from 'zod';

/** What makes one value another, naming only what is new. */
export type Change =
  | { kind: 'value'; value: unknown }
  | { kind: 'fields'; fields: Record<string, Change>; gone: string[] }
  | { kind: 'list'; items: Item[] };

/** Of the new list: a run of the old one (`to` is not part of it), a changed item of it, or a new item. */
type Item = { from: number; to: number } | { at: number; change: Change } | { value: unknown };

const place = z.int().nonnegative();

export const change: z.ZodType<Change> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('value'), value: z.unknown() }),
    z.object({ kind: z.literal('fields'), fields: z.record(z.string(), change), gone: z.array(z.string()) }),
    z.object({
      kind: z.literal('list'),
      items: z.array(
        z.union([
          z.object({ from: place, to: place }),
          z.object({ at: place, change }),
          z.object({ value: z.unknown() }),
        ]),
      ),
    }),
  ]),
);

type Fields = Readonly<Record<string, unknown>>;

/**
 * The change from one state of a story to the next; undefined where both are equal. Takes plain JSON data; what both
 * states share is not looked at, so that a keystroke costs only the blocks on the way to it.
 */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isFields(before) && isFields(after)) return fieldsChange(before, after);
  return { kind: 'value', value: after };
}

function fieldsChange(before: Fields, after: Fields): Change | undefined {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const fields = Object.entries(after).flatMap(([key, value]): [string, Change][] => {
    if (!Object.hasOwn(before, key)) return [[key, { kind: 'value', value }]];
    const changed = changeBetween(before[key], value);
    return changed ? [[key, changed]] : [];
  });
  if (fields.length === 0 && gone.length === 0) return undefined;
  return { kind: 'fields', fields: Object.fromEntries(fields), gone };
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const places = new Map(before.flatMap((item, at) => (isFields(item) ? [[item, at]] : [])));
  const blocks = new Map(
    before.flatMap((item, at) => (uidOf(item) === undefined ? [] : [[uidOf(item), at]])),
  );
  const items: Item[] = [];
  const keep = (at: number) => {
    const last = items.at(-1);
    if (last && 'from' in last && last.to === at) last.to += 1;
    else items.push({ from: at, to: at + 1 });
  };
  for (const [index, item] of after.entries()) {
    const same = Object.is(before[index], item) ? index : isFields(item) ? places.get(item) : undefined;
    if (same !== undefined) {
      keep(same);
      continue;
    }
    const uid = uidOf(item);
    const at = uid === undefined ? index : blocks.get(uid);
    if (at === undefined || at >= before.length || uidOf(before[at]) !== uid) {
      items.push({ value: item });
      continue;
    }
    const changed = changeBetween(before[at], item);
    if (changed) items.push({ at, change: changed });
    else keep(at);
  }
  const [only] = items;
  const isWhole =
    items.length === 1 && only && 'from' in only && only.from === 0 && only.to === before.length;
  return (isWhole || items.length === 0) && after.length === before.length
    ? undefined
    : { kind: 'list', items };
}

/** The value after a change; what did not change is the same object as before. */
export function applyChange(before: unknown, changed: Change): unknown {
  switch (changed.kind) {
    case 'value':
      return changed.value;
    case 'fields': {
      const old = isFields(before) ? before : {};
      const kept = Object.entries(old).filter(([key]) => !changed.gone.includes(key));
      const fields = Object.entries(changed.fields).map(([key, each]): [string, unknown] => [
        key,
        applyChange(Object.hasOwn(old, key) ? old[key] : undefined, each),
      ]);
      return Object.fromEntries([...kept, ...fields]);
    }
    case 'list': {
      const old: readonly unknown[] = Array.isArray(before) ? before : [];
      return changed.items.flatMap((item) => {
        if ('from' in item) return old.slice(item.from, item.to);
        return ['at' in item ? applyChange(old[item.at], item.change) : item.value];
      });
    }
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const uidOf = (value: unknown): unknown => (isFields(value) ? value._uid : undefined);
