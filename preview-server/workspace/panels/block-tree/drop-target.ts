import type { ItemDropTarget } from 'react-aria-components';
import { ancestry, type BlockIndex, outermost } from '../../base/content/block-index.ts';
import type { BlockTarget } from '../../base/content/edits.ts';
import { listFieldsOf, roomFor, takes } from '../../base/schema/allowed-blocks.ts';

/** Place in the page that a drop in the tree means; undefined where one of the blocks may not go. */
export function dropPlace(
  index: BlockIndex,
  uids: readonly string[],
  { key, dropPosition }: Pick<ItemDropTarget, 'key' | 'dropPosition'>,
): BlockTarget | undefined {
  const moved = outermost(index, uids);
  const over = index.get(String(key));
  const around = over ? ancestry(index, String(key)) : [];
  if (moved.length === 0 || !over || moved.some((uid) => around.includes(uid))) return undefined;
  const components = moved.map((uid) => index.get(uid)?.component ?? '');
  const target = dropPosition === 'on' ? placeInside(index, String(key), components) : placeBeside();
  return target && hasRoom(index, moved, target) ? target : undefined;

  function placeBeside(): BlockTarget | undefined {
    if (over?.parent === undefined) return undefined;
    const parent = index.get(over.parent);
    if (!parent || !components.every((each) => takes(parent.component, over.field, each))) return undefined;
    return { parent: over.parent, field: over.field, index: over.index + (dropPosition === 'after' ? 1 : 0) };
  }
}

/** The end of the first list of a block that takes all of the moved ones. */
function placeInside(
  index: BlockIndex,
  parent: string,
  components: readonly string[],
): BlockTarget | undefined {
  const entry = index.get(parent);
  const field = listFieldsOf(entry?.component ?? '').find(({ name }) =>
    components.every((component) => takes(entry?.component ?? '', name, component)),
  );
  return field && { parent, field: field.name, index: countIn(index, parent, field.name) };
}

function hasRoom(index: BlockIndex, moved: readonly string[], { parent, field }: BlockTarget): boolean {
  const coming = moved.filter((uid) => index.get(uid)?.parent !== parent || index.get(uid)?.field !== field);
  if (coming.length === 0) return true;
  const definition = listFieldsOf(index.get(parent)?.component ?? '').find(({ name }) => name === field);
  return definition !== undefined && roomFor(definition, countIn(index, parent, field)) >= coming.length;
}

function countIn(index: BlockIndex, parent: string, field: string): number {
  return (index.get(parent)?.children ?? []).filter((child) => index.get(child)?.field === field).length;
}
