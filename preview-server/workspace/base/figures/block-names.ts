import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import type { Block } from '../content/block.ts';
import { blockOf, indexBlocks } from '../content/block-index.ts';
import { blockTitle } from '../schema/block-title.ts';

/** How a block differs from others of its kind: its first words, or its place among them, from top to bottom. */
export type BlockName = { words: string } | { place: number };

/** The blocks of a page by their `_uid`; one that is the only wordless one of its kind has no name. */
export function blockNames(root: Block, language: keyof Sentence): ReadonlyMap<string, BlockName> {
  const index = indexBlocks(root);
  const names = new Map<string, BlockName>();
  for (const uids of Map.groupBy(index.keys(), (uid) => index.get(uid)?.component).values())
    for (const [at, uid] of uids.entries()) {
      const block = blockOf(root, index, uid);
      const words = block ? blockTitle(block, language) : '';
      if (words !== '') names.set(uid, { words });
      else if (uids.length > 1) names.set(uid, { place: at + 1 });
    }
  return names;
}
