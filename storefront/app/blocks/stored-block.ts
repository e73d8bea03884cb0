/** A block as it comes from the content service: which one it is turns out only when its component is looked up. */
export type StoredBlock = { _uid?: string; component?: string; _editable?: string };

/** The items of a list field; drafts may lack it. */
export function listOf<Item>(list: readonly Item[] | null | undefined): readonly Item[] {
  return list ?? [];
}

const systemFields = new Set(['_uid', 'component', '_editable']);

/** Whether any field of a block says something: texts, files, links, lists, rich text. */
export function hasData(blok: object): boolean {
  return Object.entries(blok).some(([field, value]) => !systemFields.has(field) && isFilled(value));
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  return isFilledObject(value);
}

/** Assets, links, rich text, tables and plugin values, told apart by what they carry. */
function isFilledObject(value: object): boolean {
  if ('filename' in value) return Boolean(value.filename);
  if ('linktype' in value) return hasAny(value, ['url', 'cached_url', 'email']);
  if ('type' in value && value.type === 'doc') return 'content' in value && isFilled(value.content);
  if ('tbody' in value) return isFilled(value.tbody);
  if ('items' in value) return isFilled(value.items);
  return Object.values(value).some(isFilled);
}

function hasAny(value: object, fields: readonly string[]): boolean {
  return Object.entries(value).some(([field, content]) => fields.includes(field) && isFilled(content));
}
