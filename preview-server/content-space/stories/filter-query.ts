import { isPlainObject, type PlainObject } from '../story-shape/plain-object.ts';
import { type FilterOperator, filterOperators } from './filter-operators.ts';

type Condition = { field: string[]; operator: FilterOperator; value: string };

/** Conditions that all hold, and conditions of which one holds (where there are any). */
export type FilterQuery = { all: Condition[]; any: Condition[] };

type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

const isOperator = (name: string): name is FilterOperator => Object.hasOwn(filterOperators, name);

/**
 * Reads `filter_query[field][operation]=value` and `filter_query[__or][][field][operation]=value` as the query parser
 * leaves them; an unknown operation is one sentence. Query parsers join the entries of `__or`, so everything in it
 * is an alternative of its own.
 */
export function parseFilterQuery(query: PlainObject): Parsed<FilterQuery> {
  const { __or: alternatives = [], ...conditions } = query;
  const all = parseConditions(conditions);
  if (!all.ok) return all;
  const any: Condition[] = [];
  for (const alternative of Object.values(Object(alternatives))) {
    const parsed = isPlainObject(alternative)
      ? parseConditions(alternative)
      : { ok: false as const, message: '__or needs conditions such as [__or][][field][is]=empty' };
    if (!parsed.ok) return parsed;
    any.push(...parsed.value);
  }
  return { ok: true, value: { all: all.value, any } };
}

function parseConditions(fields: PlainObject): Parsed<Condition[]> {
  const conditions: Condition[] = [];
  for (const [field, operations] of Object.entries(fields)) {
    if (!isPlainObject(operations))
      return { ok: false, message: `${field} needs an operation such as [${field}][is]=not_empty` };
    for (const [operator, values] of Object.entries(operations)) {
      if (!isOperator(operator)) return { ok: false, message: `unknown operation ${operator}` };
      const isList = operator.endsWith('in_array');
      const texts = [values].flat().map(String);
      for (const value of isList ? [texts.join(',')] : texts)
        conditions.push({ field: field.split('.'), operator, value });
    }
  }
  return { ok: true, value: conditions };
}

/** Whether content meets a filter. */
export function matchesFilter(content: unknown, { all, any }: FilterQuery): boolean {
  const holds = ({ field, operator, value }: Condition) =>
    filterOperators[operator](valueAt(content, field), value);
  return all.every(holds) && (any.length === 0 || any.some(holds));
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
