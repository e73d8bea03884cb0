import { isListingParameter } from '../listing/listing-parameter.ts';
import { isListing } from '../listing/listing-source.ts';
import { isChoiceParameter } from '../offer/choice.ts';
import type { StoredBlock } from '../story/stored-block.ts';
import { detailQuestions } from './ask-details.ts';

/** Says of a parameter's name whether blocks read it: without such a block, it changes nothing in their page. */
export function readByBlocks(blocks: readonly StoredBlock[]): (name: string) => boolean {
  const hasListing = blocks.some(isListing);
  const hasDetail = blocks.some(
    ({ component }) => component !== undefined && Object.hasOwn(detailQuestions, component),
  );
  return (name) => (hasListing && isListingParameter(name)) || (hasDetail && isChoiceParameter(name));
}
