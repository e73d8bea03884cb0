/** A block as it comes from the content service: which one it is turns out only when its component is looked up. */
export type StoredBlock = {
  _uid?: string;
  component?: string;
  _editable?: string;
  /** The language its texts are in where that is not the one around it. */
  _lang?: string;
  /** The same of an editor's texts alone, in a block that is the shop's for the most part. */
  _textLang?: string;
  /** Of a page: the language that sentences on it are in for want of a translation. */
  _fallback?: string;
};

/** The blocks of a list field. Drafts may lack the list, or hold in it what is no block at all. */
export function listOf<Item extends object>(list: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : [];
}

/** Fields of stored values that say what a value is, not what is in it. */
const formalFields = new Set([
  '_uid',
  'component',
  '_editable',
  '_lang',
  '_fallback',
  '_textLang',
  'fieldtype',
  'linktype',
  'type',
  'plugin',
  'version',
  'id',
  'target',
]);

/** Whether any field of a block says something: texts, files, links, lists, rich text, plugin values. */
export function hasData(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.some(hasData);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([field, content]) => !formalFields.has(field) && hasData(content));
}
