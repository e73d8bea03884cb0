import type { Block } from '../block.ts';

/** Changes a draft of the page's content in place; immer turns it into patches. */
export type Edit = (root: Block) => void;

/** A place in a list of blocks. */
export type BlockTarget = { parent: string; field: string; index: number };
