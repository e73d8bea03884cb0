import { withFreshUids } from '../../../content-space/story-shape/merging/fresh-uids.ts';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { type Block, isBlock } from './block.ts';

/** Blocks that editors saved under a name, to be inserted again. */
export type SavedSection = { id: number; name: string; blocks: readonly Block[] };

/** What the space keeps: ready-filled content of one component. */
export type Preset = { id: number; name: string; preset: Readonly<Record<string, unknown>> | null };

/** A page is never inserted itself, so its preset stands for the blocks on it. */
const holder = 'page';
const holderField = 'body';

/** Content of a preset that keeps these blocks: a block itself, several on a page. */
export function presetOf(blocks: readonly Block[]): Block | undefined {
  const [first, ...others] = blocks;
  if (!first || others.length === 0) return first;
  return { _uid: crypto.randomUUID(), component: holder, [holderField]: blocks };
}

/** The section a preset keeps, with `_uid`s of its own; undefined for one of another kind. */
export function sectionOf({ id, name, preset }: Preset): SavedSection | undefined {
  if (!isPlainObject(preset) || typeof preset.component !== 'string') return undefined;
  const kept: unknown = preset.component === holder ? preset[holderField] : [preset];
  const blocks = (Array.isArray(kept) ? kept : []).flatMap((each) => {
    const block: unknown = { _uid: '', ...(isPlainObject(each) ? each : {}) };
    return isBlock(block) ? [withFreshUids(block)] : [];
  });
  return blocks.length > 0 ? { id, name, blocks } : undefined;
}
