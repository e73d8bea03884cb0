import type { BlockIndex } from '../../base/content/block-index.ts';
import { allowedBlocks, roomFor } from '../../base/schema/allowed-blocks.ts';
import { definitionOf, type FieldOf } from '../../base/schema/definitions.ts';

/** Actions that the schema permits on a block in its place, under the bridge's names. */
export type BlockPowers = {
  canAddBlocks: boolean;
  canDeleteBlocks: boolean;
  canMoveBackward: boolean;
  canMoveForward: boolean;
};

/** Definition of the list a block stands in; undefined for the root and for blocks in rich text. */
export function listFieldOf(index: BlockIndex, uid: string): FieldOf<'bloks'> | undefined {
  const entry = index.get(uid);
  const parent = entry?.parent === undefined ? undefined : index.get(entry.parent);
  const field = definitionOf(parent?.component ?? '')?.fields.find(({ name }) => name === entry?.field);
  return field?.type === 'bloks' ? field : undefined;
}

/** Blocks that stand in the same list as the given one, in order, itself included. */
export function siblingsOf(index: BlockIndex, uid: string): string[] {
  const entry = index.get(uid);
  if (entry?.parent === undefined) return [uid];
  const children = index.get(entry.parent)?.children ?? [];
  return children.filter((child) => index.get(child)?.field === entry.field);
}

export function blockPowers(index: BlockIndex, uid: string): BlockPowers {
  const entry = index.get(uid);
  const field = listFieldOf(index, uid);
  const siblings = siblingsOf(index, uid);
  return {
    canAddBlocks:
      field !== undefined && roomFor(field, siblings.length) > 0 && allowedBlocks(field).length > 0,
    canMoveForward: field !== undefined && (entry?.index ?? 0) < siblings.length - 1,
    canMoveBackward: field !== undefined && (entry?.index ?? 0) > 0,
    canDeleteBlocks: entry?.parent !== undefined,
  };
}
