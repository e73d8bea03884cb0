import { createStore } from '../../state/create-store.ts';

export type DraftBlocks = {
  /** Marks of the blocks that the page shows something of, or keeps folded away. */
  shown: ReadonlySet<string>;
  /** Language of the words below. */
  language: string;
  /** What editors call blocks, by their components. */
  names: Readonly<Record<string, string>>;
  words: { empty: string; nothing: string };
};

/** What our workspace and a look at the page tell of the blocks of a draft; undefined everywhere else. */
export const draftBlocks = createStore<DraftBlocks | undefined>(undefined);
