import type { Answered } from '../../../page/blocks/block-answers.ts';
import { type BlockData, type FedBlock, questionFor } from '../../../page/blocks/block-questions.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { StoredBlock } from '../../../page/story/stored-block.ts';
import { askShop } from '../../network/ask-shop.ts';

type Asked<Name extends FedBlock> = {
  name: Name;
  blok: StoredBlock;
  page: PageData;
  /** Key of the question whose answer is shown. */
  known: string | undefined;
};

/**
 * Asks the back end what a changed block of a draft wants to know; the answer shown stays until the next is there.
 * @returns no longer waits for the answer
 */
export function askAgain<Name extends FedBlock>(
  { name, blok, page, known }: Asked<Name>,
  onAnswer: (answer: Answered<BlockData<Name>>) => void,
): () => void {
  let isWanted = true;
  const question = questionFor(name, blok, { page, query: new URLSearchParams(location.search) });
  if (question && question.key !== known) {
    void question.answer(askShop(page)).then((answer) => {
      if (isWanted && answer.ok && answer.value !== undefined)
        onAnswer({ key: question.key, data: answer.value });
    });
  }
  return () => {
    isWanted = false;
  };
}
