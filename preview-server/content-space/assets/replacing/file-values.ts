import { isPlainObject, type PlainObject } from '../../story-shape/plain-object.ts';

/** A value of a story's content that shows a file or links to it: by the block it stands in and the path within that. */
export type FileValue = { uid: string; at: (string | number)[]; value: PlainObject; address: string };

/** A story's content with some of its file values changed; what does not change stays the same object. */
export function mapFileValues(
  content: unknown,
  change: (found: FileValue) => PlainObject | undefined,
): unknown {
  const visit = (value: unknown, uid: string, at: FileValue['at']): unknown => {
    if (Array.isArray(value)) {
      const mapped = value.map((entry, index) => visit(entry, uid, [...at, index]));
      return mapped.every((entry, index) => entry === value[index]) ? value : mapped;
    }
    if (!isPlainObject(value)) return value;
    const isBlock = typeof value.component === 'string' && typeof value._uid === 'string';
    const [ownUid, ownAt] = isBlock ? [String(value._uid), []] : [uid, at];
    const address = addressIn(value);
    const changed = address && change({ uid: ownUid, at: ownAt, value, address });
    if (changed) return changed;
    const entries = Object.entries(value).map(([key, entry]) => [key, visit(entry, ownUid, [...ownAt, key])]);
    return entries.every(([key, entry]) => entry === value[String(key)])
      ? value
      : Object.fromEntries(entries);
  };
  return visit(content, '', []);
}

/** Keys in which fields and rich text keep the address of a linked file. */
export const linkKeys = ['url', 'cached_url', 'href'] as const;

function addressIn(value: PlainObject): string | undefined {
  if (value.fieldtype === 'asset') return filled(value.filename);
  if (value.type === 'image' && isPlainObject(value.attrs)) return filled(value.attrs.src);
  if (value.linktype === 'asset') return linkKeys.map((key) => filled(value[key])).find(Boolean);
  return undefined;
}

const filled = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
