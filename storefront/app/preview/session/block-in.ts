type Fields = Readonly<Record<string, unknown>>;

/** The block of a draft, wherever it lies in it. Walks the whole page: a millisecond where that is long. */
export function blockIn(value: unknown, uid: string): Fields | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = blockIn(each, uid);
      if (found) return found;
    }
    return undefined;
  }
  if (!isFields(value)) return undefined;
  return value._uid === uid ? value : blockIn(Object.values(value), uid);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
