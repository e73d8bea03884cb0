import { isPlainObject, type PlainObject } from '../plain-object.ts';

/** Key of the root block, whose `_uid` is a field like any other: an old version may lack it. */
export const rootKey = '';

/** Stands where another block of the story does. */
export class Held {
  readonly uid: string;
  constructor(uid: string) {
    this.uid = uid;
  }
}

/** One block of a story without those inside of it. */
export type Part = {
  uid: string;
  component: string;
  /** Its fields; `Held` where other blocks stand. */
  fields: PlainObject;
  /** The block around it, and that one's field; undefined for the root. */
  parent: string | undefined;
  field: string;
  /** Steps within that field; two or more for a block in formatted text. */
  path: readonly (string | number)[];
};

/** Every block of a story by its `_uid`, in reading order; the root is the first, under `rootKey`. */
export type Parts = ReadonlyMap<string, Part>;

/** A block that comes again under a `_uid` that was met before stays inside of the one that holds it. */
export function partsOf(root: PlainObject): Parts {
  const parts = new Map<string, Part>();
  add(rootKey, root, { parent: undefined, field: '', path: [] });
  return parts;

  function add(uid: string, block: PlainObject, place: Pick<Part, 'parent' | 'field' | 'path'>): void {
    const fields: PlainObject = {};
    const component = typeof block.component === 'string' ? block.component : '';
    parts.set(uid, { uid, component, fields, ...place });
    for (const [field, value] of Object.entries(block)) fields[field] = shallow(value, uid, field, []);
  }

  function shallow(value: unknown, parent: string, field: string, path: Part['path']): unknown {
    if (Array.isArray(value))
      return value.map((entry, index) => shallow(entry, parent, field, [...path, index]));
    if (!isPlainObject(value)) return value;
    const uid = uidOf(value);
    if (uid !== undefined && !parts.has(uid)) {
      add(uid, value, { parent, field, path });
      return new Held(uid);
    }
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, each]) => [key, shallow(each, parent, field, [...path, key])]),
    );
  }
}

/** A block with everything inside of it; blocks that `isWanted` refuses are left out. */
export function wholeBlock(
  parts: Parts,
  uid: string,
  isWanted: (uid: string) => boolean = () => true,
): PlainObject {
  const whole = (value: unknown): unknown => {
    if (value instanceof Held) return wholeBlock(parts, value.uid, isWanted);
    if (Array.isArray(value))
      return value.filter((each) => !(each instanceof Held) || isWanted(each.uid)).map(whole);
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(each)]));
  };
  const fields = parts.get(uid)?.fields ?? {};
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, whole(value)]));
}

/** Blocks that a block stands in, from the nearest to the root. */
export function around(parts: Parts, uid: string): Part[] {
  const parent = parts.get(parts.get(uid)?.parent ?? uid);
  return parent === undefined || parent.uid === uid ? [] : [parent, ...around(parts, parent.uid)];
}

/** Rows and cells of a table look like blocks and are none. */
function uidOf({ _uid, component }: PlainObject): string | undefined {
  const isBlock = typeof component === 'string' && component !== '' && !component.startsWith('_table_');
  return isBlock && typeof _uid === 'string' && _uid !== rootKey ? _uid : undefined;
}
