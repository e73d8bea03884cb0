import { isRecord } from '../rules/model/is-record.ts';

/** What a field of one type stores, as a field of another stores it. What already has the new form stays as it is. */

/** Formatted text as plain text, a paragraph a line; numbers and choices as they are written. */
export function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ');
  return isRecord(value) && value.type === 'doc' ? linesOf(value).join('\n') : value;
}

/** Plain text as formatted text, a line a paragraph. */
export function asRichText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const lines = value.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

/** One thing as a list of one. */
export function asList(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && !value.filename) return [];
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** The first of a list. */
export function asFirst(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** An address as a link. */
export function asLink(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return { fieldtype: 'multilink', linktype: 'url', id: '', url: value, cached_url: value };
}

/** A written number; a text that is none goes. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value.trim().replace(',', '.'));
  return Number.isFinite(number) ? String(number) : undefined;
}

function linesOf(node: Record<string, unknown>): string[] {
  const children = Array.isArray(node.content) ? node.content.filter(isRecord) : [];
  if (children.some(({ type }) => type === 'text'))
    return [children.map(({ type, text }) => (type === 'hard_break' ? '\n' : String(text ?? ''))).join('')];
  return children.flatMap(linesOf);
}
