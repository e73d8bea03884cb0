import { siblingsIn } from '../../../content-space/story-shape/difference/nearest-block.ts';
import { type Part, type Parts, rootKey } from '../../../content-space/story-shape/difference/story-parts.ts';
import type { BlockIndex } from '../content/block-index.ts';
import type { BlockTarget } from '../content/edits.ts';
import { listFieldsOf, takes } from '../schema/allowed-blocks.ts';

/** Where a block of earlier content can stand now. */
export type OldPlace = BlockTarget & {
  /** In the block that held it then; else in the nearest around that one that can hold it. */
  isOld: boolean;
  /** The field is a formatted text, and the index counts its paragraphs. */
  isText: boolean;
};

/**
 * The place of a block in earlier content, as a page has it now; undefined where nothing that is left takes such a block.
 * @param root `_uid` of the page's root block
 */
export function oldPlace(before: Parts, index: BlockIndex, root: string, uid: string): OldPlace | undefined {
  const part = before.get(uid);
  if (!part || part.parent === undefined) return undefined;
  const own = placeBeside(before, index, root, part);
  if (own) return { ...own, isOld: true };
  for (let each = before.get(part.parent); each?.parent !== undefined; each = before.get(each.parent)) {
    const near = placeBeside(before, index, root, each);
    const holder = near && index.get(near.parent)?.component;
    if (!near || holder === undefined) continue;
    if (!near.isText && takes(holder, near.field, part.component)) return { ...near, isOld: false };
    const other = listFieldsOf(holder).find(({ name }) => takes(holder, name, part.component));
    if (other)
      return {
        parent: near.parent,
        field: other.name,
        index: Number.POSITIVE_INFINITY,
        isOld: false,
        isText: false,
      };
  }
  return undefined;
}

/** After the nearest block that stood before it and stands there still; undefined where what held it is gone. */
function placeBeside(
  before: Parts,
  index: BlockIndex,
  root: string,
  { uid, parent: held, field, path }: Part,
): Omit<OldPlace, 'isOld'> | undefined {
  const parent = held === rootKey ? root : held;
  if (parent === undefined || !index.has(parent)) return undefined;
  if (path.length > 1) {
    const [, paragraph] = path;
    return { parent, field, index: typeof paragraph === 'number' ? paragraph : 0, isText: true };
  }
  const siblings = siblingsIn(before, uid);
  const last = siblings.slice(0, siblings.indexOf(uid)).findLast((each) => {
    const entry = index.get(each);
    return entry?.parent === parent && entry.field === field;
  });
  const place = last === undefined ? 0 : (index.get(last)?.index ?? 0) + 1;
  return { parent, field, index: place, isText: false };
}
