import type { ReactNode } from 'react';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { loadLate } from '../late/late.tsx';
import { components } from './block-components.generated.ts';

// Method syntax on purpose: the name under which a component is looked up is the block's own, which is all a story's
// JSON can promise.
type AnyBlockComponent = { render(props: { blok: StoredBlock; isFirst?: boolean }): ReactNode }['render'];

export const blockComponents: ReadonlyMap<string, AnyBlockComponent> = new Map(Object.entries(components));

/** Loads the code of the blocks that a page holds. */
export async function loadBlocks(names: Iterable<string>): Promise<void> {
  await Promise.all([...names].map((name) => loadLate(blockComponents.get(name))));
}
