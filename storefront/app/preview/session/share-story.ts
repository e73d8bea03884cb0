type Fields = Readonly<Record<string, unknown>>;

/**
 * The new value with every unchanged part taken from the old one: equal to `next`, and identical to `previous`
 * wherever both are equal, so that `memo` can tell which block changed. Blocks are matched by `_uid`, wherever
 * they moved within their list. Takes plain JSON data.
 */
export function shareStory(previous: unknown, next: unknown): unknown {
  if (Array.isArray(next)) return Array.isArray(previous) ? shareList(previous, next) : next;
  return isFields(next) && isFields(previous) ? shareFields(previous, next) : next;
}

function shareFields(previous: Fields, next: Fields): Fields {
  const keys = Object.keys(next);
  const values = keys.map((key) => shareStory(own(previous, key), next[key]));
  const isSame =
    keys.length === Object.keys(previous).length &&
    keys.every((key, at) => Object.hasOwn(previous, key) && Object.is(previous[key], values[at]));
  return isSame ? previous : Object.fromEntries(keys.map((key, at) => [key, values[at]]));
}

function shareList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let byUid: Map<unknown, unknown> | undefined;
  const items = next.map((item, at) => {
    const uid = uidOf(item);
    if (uid === undefined || uidOf(previous[at]) === uid) return shareStory(previous[at], item);
    byUid ??= new Map(previous.map((block) => [uidOf(block), block]));
    return shareStory(byUid.get(uid), item);
  });
  const isSame = items.length === previous.length && items.every((item, at) => Object.is(item, previous[at]));
  return isSame ? previous : items;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function uidOf(value: unknown): unknown {
  return isFields(value) ? value._uid : undefined;
}
