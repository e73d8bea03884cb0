import { createContext, type ReactNode, use } from 'react';
import type { BlockAnswers } from '../../page/blocks/block-answers.ts';
import type { BlockData, FedBlock } from '../../page/blocks/block-questions.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { useFreshAnswer } from '../preview/use-fresh-answer.ts';

const AnswersContext = createContext<BlockAnswers>({});

/** Hands what the back end knows to the blocks of a page; keep `answers` referentially stable. */
export function BlockAnswersProvider({ answers, children }: { answers: BlockAnswers; children: ReactNode }) {
  return <AnswersContext value={answers}>{children}</AnswersContext>;
}

/** What the back end answered this block; undefined when it had nothing, or could not be asked. */
export function useBlockData<Name extends FedBlock>(
  name: Name,
  blok: StoredBlock,
): BlockData<Name> | undefined {
  const loaded = use(AnswersContext)[name]?.[blok._uid ?? ''];
  return (useFreshAnswer(name, blok, loaded) ?? loaded)?.data;
}
