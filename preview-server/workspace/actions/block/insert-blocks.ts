import type { Block } from '../../base/content/block.ts';
import type { BlockIndex } from '../../base/content/block-index.ts';
import { type BlockTarget, insertBlocks } from '../../base/content/edits.ts';
import type { FieldOf } from '../../base/schema/definitions.ts';
import { newBlock } from '../../base/schema/new-block.ts';
import { pageFrom, type TemplateName } from '../../base/templates/page-templates.ts';
import { type InsertChoice, openDialog } from '../../store/dialog-store.ts';
import { noteNewBlocks } from '../../store/findings-store.ts';
import { documentStore, edit } from '../../store/page/document.ts';
import { type InsertPlace, insertPlaces, placeBeside, placeInside } from './insert-places.ts';
import { openFirstField } from './open-first-field.ts';

/** Puts blocks into a list, chooses them and opens the form of the first. */
export function putBlocks(target: BlockTarget, blocks: readonly Block[]): void {
  const [first, ...others] = blocks;
  if (!first) return;
  edit((index) => insertBlocks(index, target, blocks), {
    select: first._uid,
    others: others.map(({ _uid }) => _uid),
  });
}

/** Puts blocks into a list to be filled in: the form of the first opens at its first field. */
function insertNew(target: BlockTarget, blocks: readonly Block[]): void {
  noteNewBlocks(blocks);
  putBlocks(target, blocks);
  if (blocks[0]) openFirstField(blocks[0]);
}

/** Opens the chooser for the places around the block whose form is open: each block goes to the nearest that takes it. */
export function addNear(): void {
  const { open } = documentStore.getState();
  if (!open) return;
  offer(open.index, insertPlaces(open.index, open.selected ?? open.content._uid));
}

/** Puts the first block on the open page. */
export function addFirst(component: string): void {
  const { open } = documentStore.getState();
  const [place] = open ? insertPlaces(open.index, open.content._uid) : [];
  if (place) insertNew(place.target, [newBlock(component)]);
}

/** Begins the open page from a template, in one step: its blocks, and what search engines read where nothing is said yet. */
export function beginFrom(template: TemplateName): void {
  const { open } = documentStore.getState();
  const [place] = open ? insertPlaces(open.index, open.content._uid) : [];
  if (!open || !place) return;
  const { body = [], title, description, beforeText, afterText } = pageFrom(template, open.story.name);
  const [first] = body;
  if (!first) return;
  noteNewBlocks(body);
  edit(
    (index) => (page) => {
      insertBlocks(index, place.target, body)(page);
      for (const [field, words] of Object.entries({ title, description, beforeText, afterText }))
        if (words !== undefined && !page[field]) page[field] = words;
    },
    { select: first._uid },
  );
  openFirstField(first);
}

/** Opens the chooser for the end of a list. */
export function addInside(uid: string, field: FieldOf<'bloks'>, name?: string): void {
  const { open } = documentStore.getState();
  if (open) offer(open.index, [placeInside(open.index, uid, field, name)]);
}

/** Opens the chooser for the place before or after a block. */
export function addBeside(uid: string, side: 'before' | 'after'): void {
  const { open } = documentStore.getState();
  const place = open && placeBeside(open.index, uid, side);
  if (place) offer(open.index, [place]);
}

function offer(index: BlockIndex, places: readonly InsertPlace[]): void {
  const offered = new Set<string>();
  const choices: InsertChoice[] = [];
  for (const { target, side, by, allowed, room } of places) {
    const fresh = allowed.filter((name) => !offered.has(name));
    if (room > 0) for (const name of fresh) offered.add(name);
    const place = { side, by, isPage: index.get(by)?.parent === undefined };
    const choose = (blocks: readonly Block[]) => insertNew(target, blocks);
    if (room > 0) choices.push({ place, allowed: fresh, accepts: allowed, room, choose });
  }
  if (offered.size > 0) openDialog('add-block', { choices });
}
