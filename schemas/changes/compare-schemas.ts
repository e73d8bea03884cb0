import { isRecord } from '../rules/model/is-record.ts';
import { compareFields } from './compare-fields.ts';
import { alignSnapshot, type Renames } from './renames.ts';
import type { SchemaChange } from './schema-change.ts';
import type { SchemaSnapshot, SnapshotBlock } from './schema-snapshot.ts';

/** Every difference between two schemas, block by block; `renames` says which names went on under others. */
export function compareSchemas(
  before: SchemaSnapshot,
  after: SchemaSnapshot,
  renames: Renames,
): SchemaChange[] {
  const aligned = alignSnapshot(before, renames);
  const changedPlugins = new Set(
    Object.entries(aligned.plugins)
      .filter(([type, value]) => after.plugins[type] && !takesAll(after.plugins[type], value))
      .map(([type]) => type),
  );
  return [
    ...[...renames.blocks].map(
      ([block, to]): SchemaChange => ({ kind: 'block-renamed', isBreaking: true, block, to }),
    ),
    ...[...renames.fields].flatMap(([block, fields]) =>
      [...fields].map(
        ([field, to]): SchemaChange => ({ kind: 'field-renamed', isBreaking: true, block, field, to }),
      ),
    ),
    ...Object.entries(after.blocks)
      .flatMap(([name, block]) => compareBlocks(name, aligned.blocks[name], block, changedPlugins))
      .flatMap((change) => withoutGone(change, after)),
    ...Object.keys(aligned.blocks)
      .filter((name) => !after.blocks[name])
      .map((block): SchemaChange => ({ kind: 'block-removed', isBreaking: true, block })),
  ];
}

/** That nothing holds a block which is gone needs no saying of its own. */
function withoutGone(change: SchemaChange, after: SchemaSnapshot): SchemaChange[] {
  if (change.kind !== 'blocks-forbidden' || change.values.length === 0) return [change];
  const values = change.values.filter((name) => after.blocks[name]);
  return values.length > 0 ? [{ ...change, values }] : [];
}

function compareBlocks(
  block: string,
  before: SnapshotBlock | undefined,
  after: SnapshotBlock,
  changedPlugins: ReadonlySet<string>,
): SchemaChange[] {
  if (!before) return [{ kind: 'block-added', isBreaking: false, block }];
  const changes: SchemaChange[] = [];
  if (before.isRoot && !after.isRoot) changes.push({ kind: 'root-forbidden', isBreaking: true, block });
  if (before.isNestable && !after.isNestable)
    changes.push({ kind: 'nesting-forbidden', isBreaking: true, block });
  if ((!before.isRoot && after.isRoot) || (!before.isNestable && after.isNestable))
    changes.push({ kind: 'place-widened', isBreaking: false, block });
  for (const [field, definition] of Object.entries(before.fields))
    if (!after.fields[field])
      changes.push({ kind: 'field-removed', isBreaking: true, block, field, definition });
  for (const [field, definition] of Object.entries(after.fields)) {
    const known = before.fields[field];
    if (known) changes.push(...compareFields({ block, field }, known, definition, changedPlugins));
    else
      changes.push({
        kind: 'field-added',
        isBreaking: definition.required ?? false,
        block,
        field,
        definition,
      });
  }
  return changes;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a JSON schema takes every value that another took: the same, but for further values of its lists. */
function takesAll(wider: unknown, narrower: unknown): boolean {
  if (!isRecord(wider) || !isRecord(narrower)) return isSame(wider, narrower);
  const names = new Set([...Object.keys(wider), ...Object.keys(narrower)]);
  return [...names].every((name) => {
    const [now, before] = [wider[name], narrower[name]];
    if (name !== 'enum' || !Array.isArray(now) || !Array.isArray(before)) return takesAll(now, before);
    return before.every((value) => now.includes(value));
  });
}
