import type { BlockName, BlockOf } from '@blattwerk/schemas/schema.ts';
import { defaultThemeId } from '@blattwerk/schemas/shop/occasions/themes.ts';
import { askBestsellers } from '../questions/ask-bestsellers.ts';
import { askCampaign } from '../questions/ask-campaign.ts';
import { askChosenProducts } from '../questions/ask-chosen-products.ts';
import { askSimilar } from '../questions/ask-similar.ts';
import { askSuite } from '../questions/ask-suite.ts';
import { type Asking, call, type Question } from '../questions/question.ts';
import type { StoredBlock } from '../story/stored-block.ts';
import { detailQuestions } from './ask-details.ts';
import { overviewQuestions } from './ask-overviews.ts';

/** What each block that shows products asks the back end; the others ask nothing. */
const blockQuestions = {
  ...detailQuestions,
  article: ({ products }: BlockOf<'article'>) => askChosenProducts(products),
  bestseller: ({ products }: BlockOf<'bestseller'>, { page }: Asking) =>
    askSimilar(page.route) ?? askChosenProducts(products) ?? askBestsellers(),
  newsletter: askCampaign,
  voucher: askCampaign,
  product_description: ({ product }: BlockOf<'product_description'>) => askChosenProducts(product),
  product_list: ({ products }: BlockOf<'product_list'>) => askChosenProducts(products),
  product_selection: ({ products }: BlockOf<'product_selection'>) => askChosenProducts(products),
  reviews: () => call('GET /web-api/reviews', {}),
  theme_cards: askThemeCards,
  ...overviewQuestions,
} satisfies { [Name in BlockName]?: (blok: BlockOf<Name>, asking: Asking) => Question<unknown> | undefined };

/** The theme of the address, else the block's own, else the shop's. */
function askThemeCards({ theme }: BlockOf<'theme_cards'>, { page }: Asking) {
  return askSuite(page.route.themeId ?? theme?.themeId ?? defaultThemeId);
}

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
