import { isPlainObject, type PlainObject } from '../../content-space/story-shape/plain-object.ts';
import { holdsValue, type KnownField, knownBlock } from '../reading/block-definitions.ts';
import { type Changed, refused } from './changed.ts';
import { findPlace, listIn, noBlock } from './find-place.ts';

export type Target = { in: string; field: string; position?: number | undefined };

/** Puts a new block into a list, the last where no position is named; it and those inside of it get names of their own. */
export function insertBlock(content: PlainObject, target: Target, block: PlainObject): Changed {
  const changed = structuredClone(content);
  const place = findPlace(changed, target.in);
  if (!place) return noBlock(target.in);
  const list = listIn(place.block, target.field);
  if (!list) return refused(`“${target.field}” is no list of blocks.`);
  const fresh = freshBlock(block);
  list.splice(target.position ?? list.length, 0, fresh);
  return { ok: true, content: changed, blocks: [String(fresh._uid)] };
}

/** A copy with a `_uid` of its own for every block, and the usual values where none are given. */
function freshBlock(block: PlainObject): PlainObject {
  const definition = knownBlock(String(block.component));
  const usual = (definition?.fields ?? []).filter(holdsValue).flatMap((field) => {
    const value = usualValue(field);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const own = Object.entries(block).filter(([key]) => key !== '_uid');
  return {
    _uid: crypto.randomUUID(),
    ...Object.fromEntries(usual),
    ...Object.fromEntries(own.map(([key, value]) => [key, fresh(value)])),
  };
}

function fresh(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fresh);
  if (!isPlainObject(value)) return value;
  if (isBlock(value)) return freshBlock(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fresh(each)]));
}

/** Rows and cells of a table look like blocks and are none. */
const isBlock = ({ component }: PlainObject): boolean =>
  typeof component === 'string' && !component.startsWith('_table_');

/** What the form gives a new block. */
function usualValue(field: KnownField): unknown {
  if (field.type === 'bloks') return [];
  if (!('default_value' in field)) return undefined;
  if (field.type === 'options' && typeof field.default_value === 'string')
    return field.default_value.split(' ').filter(Boolean);
  return field.default_value;
}
