import { isRecord } from './is-record.ts';
import type { RuleField } from './rule-schema.ts';

/**
 * Whether a field holds nothing a visitor could see or follow. The vendor counts only a missing value, null and ''
 * as empty; content also stores empty assets, links, lists and documents. A wrong shape is not empty, but invalid.
 */
export function isEmptyValue(type: RuleField['type'], value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
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

/** A document without a word, picture, symbol, line or embedded block. */
function isEmptyRichText(node: Record<string, unknown>): boolean {
  switch (node.type) {
    case 'text':
      return isBlank(node.text);
    case 'image':
    case 'emoji':
    case 'horizontal_rule':
      return false;
    case 'blok':
      return !isRecord(node.attrs) || isEmptyList(node.attrs.body);
    default:
      return (
        !Array.isArray(node.content) ||
        node.content.every((child) => !isRecord(child) || isEmptyRichText(child))
      );
  }
}

/** The value of a list picker (products) from which everything was taken out again. */
function hasOnlyEmptyItems({ items }: Record<string, unknown>): boolean {
  return Array.isArray(items) && items.length === 0;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}
