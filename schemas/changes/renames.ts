import type { SchemaSnapshot, SnapshotBlock, SnapshotField } from './schema-snapshot.ts';

/** Old names to new ones. Fields are listed under the new name of their block. */
export type Renames = {
  blocks: ReadonlyMap<string, string>;
  fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** A schema under the new names, so that it can be compared with what the names mean now. */
export function alignSnapshot(before: SchemaSnapshot, { blocks, fields }: Renames): SchemaSnapshot {
  const nameNow = (block: string) => blocks.get(block) ?? block;
  const alignField = (field: SnapshotField): SnapshotField =>
    field.allow ? { ...field, allow: field.allow.map(nameNow).toSorted() } : field;
  const alignBlock = (
    block: SnapshotBlock,
    renamed: ReadonlyMap<string, string> | undefined,
  ): SnapshotBlock => ({
    ...block,
    fields: Object.fromEntries(
      Object.entries(block.fields).map(([name, field]) => [renamed?.get(name) ?? name, alignField(field)]),
    ),
  });
  return {
    ...before,
    blocks: Object.fromEntries(
      Object.entries(before.blocks).map(([name, block]) => [
        nameNow(name),
        alignBlock(block, fields.get(nameNow(name))),
      ]),
    ),
  };
}
