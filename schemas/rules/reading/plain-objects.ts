import { isRecord } from '../model/is-record.ts';

const linkTypes: ReadonlySet<unknown> = new Set(['story', 'url', 'email', 'asset']);

/** A link in the usual shape: only texts in it, and those that every link has. */
export function isPlainLink(value: unknown): boolean {
  if (!isRecord(value) || value.fieldtype !== 'multilink' || !linkTypes.has(value.linktype)) return false;
  const { id, url, cached_url, target } = value;
  if (typeof id !== 'string' || typeof url !== 'string' || typeof cached_url !== 'string') return false;
  if (target !== undefined && target !== '_self' && target !== '_blank') return false;
  for (const key in value) if (typeof value[key] !== 'string') return false;
  return true;
}

/** A picture or file in the usual shape. */
export function isPlainAsset(value: unknown): boolean {
  if (!isRecord(value) || value.fieldtype !== 'asset' || typeof value.filename !== 'string') return false;
  const { id, alt, name, meta_data, is_external_url, focus, title, source, copyright } = value;
  if (id !== null && !Number.isSafeInteger(id)) return false;
  if (alt !== null && typeof alt !== 'string') return false;
  if (name !== undefined && typeof name !== 'string') return false;
  if (meta_data !== undefined && !isRecord(meta_data)) return false;
  if (is_external_url !== undefined && typeof is_external_url !== 'boolean') return false;
  return isWord(focus) && isWord(title) && isWord(source) && isWord(copyright);
}

/** A table whose cells all have a text. */
export function isPlainTable(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.thead) || !Array.isArray(value.tbody)) return false;
  return isRowOf(value.thead, '_table_head') && value.tbody.every(isPlainRow);
}

function isPlainRow(row: unknown): boolean {
  if (!isRecord(row) || row.component !== '_table_row' || typeof row._uid !== 'string') return false;
  return Array.isArray(row.body) && isRowOf(row.body, '_table_col');
}

function isRowOf(cells: readonly unknown[], component: string): boolean {
  return cells.every(
    (cell) =>
      isRecord(cell) &&
      cell.component === component &&
      typeof cell._uid === 'string' &&
      typeof cell.value === 'string',
  );
}

function isWord(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}
