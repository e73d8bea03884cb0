import { isPlainObject, type PlainObject } from '../story-shape/plain-object.ts';
import { type FilterOperator, filterOperators } from './filter-operators.ts';

type Condition = { field: string[]; operator: FilterOperator; value: string };

/** Conditions that all hold, and groups of which one holds each. */
export type FilterQuery = { all: Condition[]; anyOf: FilterQuery[] };

type Parsed = { ok: true; filter: FilterQuery } | { ok: false; message: string };

const isOperator = (name: string): name is FilterOperator => Object.hasOwn(filterOperators, name);

/**
 * Reads `filter_query[field][operation]=value` and `filter_query[__or][][field][operation]=value`
 * as the query parser leaves them; an unknown operation is one sentence.
 */
export function parseFilterQuery(query: PlainObject): Parsed {
  const filter: FilterQuery = { all: [], anyOf: [] };
  for (const [field, operations] of Object.entries(query)) {
    if (field === '__or') {
      for (const group of Object.values(Object(operations))) {
        const parsed: Parsed = isPlainObject(group)
          ? parseFilterQuery(group)
          : { ok: false, message: '__or needs conditions such as [__or][][field][is]=empty' };
        if (!parsed.ok) return parsed;
        filter.anyOf.push(parsed.filter);
      }
      continue;
    }
    if (!isPlainObject(operations))
      return { ok: false, message: `${field} needs an operation such as [${field}][is]=not_empty` };
    for (const [operator, value] of Object.entries(operations)) {
      if (!isOperator(operator)) return { ok: false, message: `unknown operation ${operator}` };
      filter.all.push({ field: field.split('.'), operator, value: [value].flat().map(String).join(',') });
    }
  }
  return { ok: true, filter };
}

/** Whether content meets a filter. */
export function matchesFilter(content: unknown, filter: FilterQuery): boolean {
  return (
    filter.all.every(({ field, operator, value }) =>
      filterOperators[operator](valueAt(content, field), value),
    ) &&
    (filter.anyOf.length === 0 || filter.anyOf.some((group) => matchesFilter(content, group)))
  );
}

/** Follows keys and list positions (`body.0.headline`). */
function valueAt(content: unknown, path: readonly string[]): unknown {
  let value = content;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isPlainObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}
