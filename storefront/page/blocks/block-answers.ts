import type { BlockData, FedBlock } from './block-questions.ts';

/** The answer to a block's question, with the question's key. */
export type Answered<Data> = { key: string; data: Data };

/** Answers for the blocks of a page: by the block's name, then by its uid. */
export type BlockAnswers = { [Name in FedBlock]?: Record<string, Answered<BlockData<Name>>> };
