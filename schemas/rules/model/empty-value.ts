import { isBlankText } from './blank-text.ts';
import { isRecord } from './is-record.ts';
import type { RuleField } from './rule-schema.ts';

/**
 * Whether a field holds nothing a visitor could see or follow. The vendor counts only a missing value, null and ''
 * as empty; content also stores empty assets, links, lists and documents. A wrong shape is not empty, but invalid.
 */
export function isEmptyValue(type: RuleField['type'], value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return isBlankText(value);
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  switch (type) {
    case 'asset':
      return isBlank(value.filename);
    case 'multilink':
      return isBlank(value.id) && isBlank(value.url) && isBlank(value.cached_url) && isBlank(value.email);
    case 'richtext':
      return isEmptyRichText(value);
    case 'table':
      return isEmptyList(value.thead) && isEmptyList(value.tbody);
    case 'custom':
      return (
        Object.keys(value).every((key) => key === 'plugin' || key === '_uid') || hasOnlyEmptyItems(value)
      );
    default:
      return false;
  }
}

/** Whether no cell of a table field shows anything; a wrong shape is not wordless, but invalid. */
export function isWordlessTable(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.thead) || !Array.isArray(value.tbody)) return false;
  const rows: unknown[] = [value.thead, ...value.tbody.map((row: unknown) => isRecord(row) && row.body)];
  return rows.every(
    (row) => Array.isArray(row) && row.every((cell: unknown) => isRecord(cell) && isBlank(cell.value)),
  );
}

/** A document without a word, picture, symbol, line or embedded block. A stack of its own bears any depth. */
function isEmptyRichText(doc: Record<string, unknown>): boolean {
  const nodes: unknown[] = [doc];
  while (nodes.length > 0) {
    const node = nodes.pop();
    if (!isRecord(node)) continue;
    if (isVisible(node)) return false;
    if (Array.isArray(node.content)) for (const child of node.content) nodes.push(child);
  }
  return true;
}

function isVisible({ type, text, attrs }: Record<string, unknown>): boolean {
  switch (type) {
    case 'text':
      return !isBlank(text);
    case 'image':
    case 'emoji':
    case 'horizontal_rule':
      return true;
    case 'blok':
      return isRecord(attrs) && !isEmptyList(attrs.body);
    default:
      return false;
  }
}

/** The value of a list picker (products) from which everything was taken out again. */
function hasOnlyEmptyItems({ items }: Record<string, unknown>): boolean {
  return Array.isArray(items) && items.length === 0;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlankText(value));
}

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}
