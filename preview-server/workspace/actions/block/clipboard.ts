import { withFreshUids } from '../../../content-space/story-shape/merging/fresh-uids.ts';
import type { Block } from '../../base/content/block.ts';
import { blockOf, outermost } from '../../base/content/block-index.ts';
import { readCopied, writeCopied } from '../../base/content/copied-blocks.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { noteClipboard } from '../../store/clipboard-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { deleteBlocks } from './block-actions.ts';
import { putBlocks } from './insert-blocks.ts';
import { fits, type InsertPlace, insertPlaces } from './insert-places.ts';

/** What a copy puts into the clipboard, by media type: the blocks themselves, and a list of them for a letter or a note. */
type Copied = { 'text/plain': string; 'text/html': string };

/** The part of a copy or paste event's `clipboardData` that is used. */
export type Transfer = Pick<DataTransfer, 'setData' | 'getData'>;

/** Copies blocks while a copy event lasts. Answers how many. */
export function copyInto(transfer: Transfer, uids: readonly string[]): number {
  const blocks = blocksOf(uids);
  if (blocks.length === 0) return 0;
  for (const [type, text] of Object.entries(copyOf(blocks))) transfer.setData(type, text);
  noteClipboard({ kind: 'copied', count: blocks.length });
  return blocks.length;
}

/** Copies blocks while a cut event lasts, and deletes them. Answers with the neighbour that is left. */
export function cutInto(transfer: Transfer, uids: readonly string[]): string | undefined {
  const count = copyInto(transfer, uids);
  if (count === 0) return undefined;
  const neighbour = deleteBlocks(uids);
  noteClipboard({ kind: 'cut', count });
  return neighbour;
}

/** Pastes what a paste event brings. Answers with the first of the new blocks. */
export function pasteFrom(transfer: Transfer, beside: string): string | undefined {
  return pasteText(transfer.getData('text/plain'), beside);
}

/** Copies blocks by a menu; the browser may refuse the clipboard. */
export async function copyBlocks(uids: readonly string[]): Promise<boolean> {
  const blocks = blocksOf(uids);
  if (blocks.length === 0) return false;
  const items = Object.entries(copyOf(blocks)).map(([type, text]) => [type, new Blob([text], { type })]);
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(items))]);
    noteClipboard({ kind: 'copied', count: blocks.length });
    return true;
  } catch {
    noteClipboard({ kind: 'unwritable' });
    return false;
  }
}

/** Copies blocks by a menu and deletes them once they are in the clipboard. Answers with the neighbour that is left. */
export async function cutBlocks(uids: readonly string[]): Promise<string | undefined> {
  const count = blocksOf(uids).length;
  if (!(await copyBlocks(uids))) return undefined;
  const neighbour = deleteBlocks(uids);
  noteClipboard({ kind: 'cut', count });
  return neighbour;
}

/** Pastes by a menu; the browser may ask whether the clipboard may be read. Answers with the first of the new blocks. */
export async function pasteBlocks(beside: string): Promise<string | undefined> {
  try {
    return pasteText(await navigator.clipboard.readText(), beside);
  } catch {
    noteClipboard({ kind: 'unreadable' });
    return undefined;
  }
}

/**
 * Puts copied blocks after a block or into it; where neither takes them, the nearest place that does is offered.
 * Answers with the first of the new blocks.
 */
export function pasteText(text: string, beside: string): string | undefined {
  const { open } = documentStore.getState();
  if (!open) return undefined;
  const copied = readCopied(text);
  if (!copied) {
    noteClipboard({ kind: 'nothing-copied' });
    return undefined;
  }
  const blocks = copied.map(withFreshUids);
  const place = placeFor(blocks, beside);
  if (place?.by === beside) {
    put(place, blocks);
    return blocks[0]?._uid;
  }
  const offer = place && {
    place: { side: place.side, by: place.by, isPage: open.index.get(place.by)?.parent === undefined },
    // The page may have changed by the time the offer is taken.
    accept: () => put(placeFor(blocks, beside), blocks),
  };
  noteClipboard({
    kind: 'refused',
    components: [...new Set(blocks.map(({ component }) => component))],
    offer,
  });
  return undefined;
}

function placeFor(blocks: readonly Block[], beside: string): InsertPlace | undefined {
  const { open } = documentStore.getState();
  if (!open) return undefined;
  const components = blocks.map(({ component }) => component);
  const from = open.index.has(beside) ? beside : open.content._uid;
  return insertPlaces(open.index, from).find((place) => fits(place, components));
}

function put(place: InsertPlace | undefined, blocks: readonly Block[]): void {
  if (!place) return;
  putBlocks(place.target, blocks);
  noteClipboard({ kind: 'pasted', count: blocks.length });
}

function blocksOf(uids: readonly string[]): Block[] {
  const { open } = documentStore.getState();
  if (!open) return [];
  return outermost(open.index, uids).flatMap((uid) => blockOf(open.content, open.index, uid) ?? []);
}

function copyOf(blocks: readonly Block[]): Copied {
  const { language } = settingsStore.getState();
  const items = blocks.map((block) => {
    const title = blockTitle(block, language);
    return `<li>${escaped(title ? `${blockLabel(block.component, language)}: ${title}` : blockLabel(block.component, language))}</li>`;
  });
  return { 'text/plain': writeCopied(blocks), 'text/html': `<ul>${items.join('')}</ul>` };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
