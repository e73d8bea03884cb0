import type { BlockName, BlockOf } from '@blattwerk/schemas/schema.ts';
import { askCampaign } from '../questions/ask-campaign.ts';
import type { Asking, Question } from '../questions/question.ts';
import type { StoredBlock } from '../story/stored-block.ts';
import { askBestseller } from './ask-bestseller.ts';
import { detailQuestions } from './ask-details.ts';
import { overviewQuestions } from './ask-overviews.ts';
import { askProductDescription } from './ask-product-description.ts';
import { askProductList } from './ask-product-list.ts';
import { askProductSelection } from './ask-product-selection.ts';
import { askReviews } from './ask-reviews.ts';
import { askThemeCards } from './ask-theme-cards.ts';

/** What each block that shows products asks the back end; the others ask nothing. */
const blockQuestions = {
  ...detailQuestions,
  bestseller: askBestseller,
  newsletter: askCampaign,
  voucher: askCampaign,
  product_description: askProductDescription,
  product_list: askProductList,
  product_selection: askProductSelection,
  reviews: askReviews,
  theme_cards: askThemeCards,
  ...overviewQuestions,
} satisfies { [Name in BlockName]?: (blok: BlockOf<Name>, asking: Asking) => Question<unknown> | undefined };

/** Blocks that are fed by the back end. */
export type FedBlock = keyof typeof blockQuestions;

/** What a fed block is given. */
export type BlockData<Name extends FedBlock> =
  ReturnType<(typeof blockQuestions)[Name]> extends Question<infer Data> | undefined ? Data : never;

// Method syntax on purpose, as for the components: the name under which it is looked up is the block's own.
type AskBlock<Data> = { ask(blok: StoredBlock, asking: Asking): Question<Data> | undefined }['ask'];
const byName: { [Name in FedBlock]: AskBlock<BlockData<Name>> } = blockQuestions;

/** Whether a block of this name asks the back end. */
export function isFed(component: string | undefined): component is FedBlock {
  return component !== undefined && Object.hasOwn(blockQuestions, component);
}

/** What a block of this name wants to know; undefined when it has nothing to ask. Drafts may be incomplete. */
export function questionFor<Name extends FedBlock>(
  name: Name,
  blok: StoredBlock,
  asking: Asking,
): Question<BlockData<Name>> | undefined {
  return byName[name](blok, asking);
}
