import {
  type BlockChange,
  type FieldChange,
  ownFields,
} from '../../../content-space/story-shape/difference/story-difference.ts';
import {
  Held,
  type Parts,
  rootKey,
  wholeBlock,
} from '../../../content-space/story-shape/difference/story-parts.ts';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { type Block, isBlock } from '../content/block.ts';
import { type BlockIndex, blockOf } from '../content/block-index.ts';
import { type Edit, insertBlocks, moveBlocks, removeBlocks, setField } from '../content/edits.ts';
import { type OldPlace, oldPlace } from './old-place.ts';

/** What makes one change undone in a page, whatever has become of that since. */
export type Restoring =
  | {
      isPossible: true;
      edit: Edit;
      /** Block to open; undefined where it goes. */
      select: string | undefined;
      /** It stands elsewhere than it did: what held it is gone. */
      isElsewhere: boolean;
    }
  /** Nothing on the page takes such a block, or the page has what was there before already. */
  | { isPossible: false; reason: 'no-place' | 'done' };

type Page = { content: Block; index: BlockIndex };

/** Gives a page back what a change took: a block, its fields or its place; what came by it goes. */
export function restoring(before: Parts, change: BlockChange, page: Page): Restoring {
  const { content, index } = page;
  const uid = change.uid === rootKey ? content._uid : change.uid;
  const isThere = index.has(uid);
  if (change.kind === 'inserted')
    return isThere
      ? { isPossible: true, edit: removeBlocks(index, [uid]), select: undefined, isElsewhere: false }
      : { isPossible: false, reason: 'done' };
  if (!isThere) return broughtBack(before, uid, page);
  if (change.kind === 'deleted') return { isPossible: false, reason: 'done' };
  const edits = ownFields(change.fields).map((field) => fieldEdit(before, field, uid, page));
  const place = change.isMoved ? oldPlace(before, index, content._uid, uid) : undefined;
  // Within a text blocks stand where the text has them.
  if (place?.isOld && !place.isText) edits.push(moveBlocks(index, [uid], place));
  if (edits.length === 0) return { isPossible: false, reason: 'no-place' };
  return { isPossible: true, edit: inTurn(edits), select: uid, isElsewhere: false };
}

function broughtBack(before: Parts, uid: string, { content, index }: Page): Restoring {
  const place = oldPlace(before, index, content._uid, uid);
  const block = wholeBlock(before, uid, (each) => !index.has(each));
  if (!place || !isBlock(block)) return { isPossible: false, reason: 'no-place' };
  const edit = place.isText ? embed(index, place, block) : insertBlocks(index, place, [block]);
  return { isPossible: true, edit, select: uid, isElsewhere: !place.isOld };
}

/** Gives a field its value back. Blocks within a text that the page still has there stay as they are. */
function fieldEdit(before: Parts, { field, before: was }: FieldChange, uid: string, page: Page): Edit {
  const value = (each: unknown): unknown => {
    if (each instanceof Held) return blockHere(before, each.uid, uid, field, page);
    if (Array.isArray(each)) return each.map(value).filter((entry) => entry !== undefined);
    if (!isPlainObject(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([key, entry]) => [key, value(entry)]));
  };
  return setField(page.index, uid, field, value(was));
}

/** Undefined for a block that stands elsewhere by now: no page has one twice. */
function blockHere(
  before: Parts,
  held: string,
  uid: string,
  field: string,
  { content, index }: Page,
): unknown {
  const entry = index.get(held);
  if (!entry) return wholeBlock(before, held, (each) => !index.has(each));
  return entry.parent === uid && entry.field === field ? blockOf(content, index, held) : undefined;
}

/** Puts a block between the paragraphs of a formatted text. */
function embed(index: BlockIndex, { parent, field, index: at }: OldPlace, block: Block): Edit {
  return (root) => {
    const holder = blockOf(root, index, parent);
    if (!holder) return;
    const embedding = { type: 'blok', attrs: { id: crypto.randomUUID(), body: [block] } };
    const text = holder[field];
    if (isPlainObject(text) && Array.isArray(text.content)) text.content.splice(at, 0, embedding);
    else holder[field] = { type: 'doc', content: [embedding] };
  };
}

const inTurn =
  (edits: readonly Edit[]): Edit =>
  (root) => {
    for (const each of edits) each(root);
  };
