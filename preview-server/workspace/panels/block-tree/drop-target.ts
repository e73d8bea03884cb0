import type { ItemDropTarget } from 'react-aria-components';
import { listFieldsOf, takes } from '../../actions/block/block-actions.ts';
import { ancestry, type BlockIndex } from '../../base/content/block-index.ts';
import type { BlockTarget } from '../../base/content/edits.ts';
import { roomFor } from '../../base/schema/allowed-blocks.ts';

/** Place in the page that a drop in the tree means; undefined where the block may not go. */
export function dropPlace(
  index: BlockIndex,
  uid: string,
  { key, dropPosition }: Pick<ItemDropTarget, 'key' | 'dropPosition'>,
): BlockTarget | undefined {
  const moved = index.get(uid);
  const over = index.get(String(key));
  if (moved?.parent === undefined || !over || ancestry(index, String(key)).includes(uid)) return undefined;
  const target = dropPosition === 'on' ? placeInside(index, String(key), moved.component) : placeBeside();
  return target && hasRoom(index, uid, target) ? target : undefined;

  function placeBeside(): BlockTarget | undefined {
    if (!moved || over?.parent === undefined) return undefined;
    const parent = index.get(over.parent);
    if (!parent || !takes(parent.component, over.field, moved.component)) return undefined;
    return { parent: over.parent, field: over.field, index: over.index + (dropPosition === 'after' ? 1 : 0) };
  }
}

/** The end of the first list of a block that takes the moved one. */
function placeInside(index: BlockIndex, parent: string, component: string): BlockTarget | undefined {
  const entry = index.get(parent);
  const field = listFieldsOf(entry?.component ?? '').find(({ name }) =>
    takes(entry?.component ?? '', name, component),
  );
  return field && { parent, field: field.name, index: countIn(index, parent, field.name) };
}

function hasRoom(index: BlockIndex, uid: string, { parent, field }: BlockTarget): boolean {
  const moved = index.get(uid);
  if (moved?.parent === parent && moved.field === field) return true;
  const definition = listFieldsOf(index.get(parent)?.component ?? '').find(({ name }) => name === field);
  return definition !== undefined && roomFor(definition, countIn(index, parent, field)) > 0;
}

function countIn(index: BlockIndex, parent: string, field: string): number {
  return (index.get(parent)?.children ?? []).filter((child) => index.get(child)?.field === field).length;
}
