type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes the function that gives a new value with every unchanged part taken from the old one: equal to `next`, and
 * identical to `previous` wherever both are equal, so that `memo` can tell which block changed. Blocks are matched by
 * `_uid`, wherever they moved within their list. Takes plain JSON data. What it was given before, and is given again as
 * the same object, it does not look at once more.
 * @param write what becomes of every text
 */
export function createSharing(write: (text: string) => string = (text) => text) {
  const known = new WeakMap<object, unknown>();

  function share(previous: unknown, next: unknown): unknown {
    if (typeof next === 'string') return write(next);
    if (typeof next !== 'object' || next === null) return next;
    const before = known.get(next);
    if (before !== undefined) return before;
    const shared = Array.isArray(next)
      ? shareList(Array.isArray(previous) ? previous : [], next)
      : isFields(next)
        ? shareFields(isFields(previous) ? previous : {}, next)
        : next;
    known.set(next, shared);
    return shared;
  }

  function shareFields(previous: Fields, next: Fields): Fields {
    const keys = Object.keys(next);
    const values = keys.map((key) => share(own(previous, key), next[key]));
    const isAs = (other: Fields) =>
      keys.every((key, at) => Object.hasOwn(other, key) && Object.is(other[key], values[at]));
    if (keys.length === Object.keys(previous).length && isAs(previous)) return previous;
    return isAs(next) ? next : Object.fromEntries(keys.map((key, at) => [key, values[at]]));
  }

  function shareList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
    let byUid: Map<unknown, unknown> | undefined;
    const items = next.map((item, at) => {
      const uid = uidOf(item);
      if (uid === undefined || uidOf(previous[at]) === uid) return share(previous[at], item);
      byUid ??= new Map(previous.map((block) => [uidOf(block), block]));
      return share(byUid.get(uid), item);
    });
    const isAs = (other: readonly unknown[]) =>
      items.length === other.length && items.every((item, at) => Object.is(item, other[at]));
    return isAs(previous) ? previous : isAs(next) ? next : items;
  }

  return share;
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
