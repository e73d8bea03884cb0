import type { Refinement } from '../../shop/cards/refinements.ts';

type QueryValue = string | number | boolean | null | undefined;
export type QueryValues = Record<string, QueryValue | readonly QueryValue[]>;

/**
 * `?page=2&color[]=gold&color[]=white`: lists carry a bracket suffix, nulls are skipped, no refinement is dropped.
 * Empty when nothing is left.
 * @param plain the refinement that is answered when none is named
 */
export function queryString(values: QueryValues, plain: Refinement = 'ohne'): string {
  const parts: string[] = [];
  const add = (name: string, value: QueryValue) => {
    if (value === null || value === undefined) return;
    parts.push(`${name}=${encodeURIComponent(String(value))}`);
  };
  for (const [name, value] of Object.entries(values)) {
    if (name === 'refinement' && value === 'ohne' && plain === 'ohne') continue;
    if (isList(value)) for (const item of value) add(`${encodeURIComponent(name)}[]`, item);
    else add(encodeURIComponent(name), value);
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The inverse: names with a bracket suffix are lists; a name given twice is a list too, so that it can be refused. */
export function parseQueryString(query: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isListName = name.endsWith('[]');
    const key = isListName ? name.slice(0, -2) : name;
    const known = values.get(key);
    if (known === undefined) values.set(key, isListName ? [value] : value);
    else if (typeof known === 'string') values.set(key, [known, value]);
    else known.push(value);
  }
  return Object.fromEntries(values);
}

function isList(value: QueryValue | readonly QueryValue[]): value is readonly QueryValue[] {
  return Array.isArray(value);
}
