import { punchingLabels, punchings } from '@blattwerk/schemas/shop/accessories/punchings.ts';
import { ribbonLabels, ribbons } from '@blattwerk/schemas/shop/accessories/ribbons.ts';
import { tagLabels, tags } from '@blattwerk/schemas/shop/accessories/tags.ts';
import { cardMakingTable, cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { papers, paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { refinementLabels, refinements } from '@blattwerk/schemas/shop/cards/refinements.ts';
import type { CardChoice } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import type { PriceOption } from '@blattwerk/schemas/web-api/prices/quote.ts';
import type { Prices } from '../price-tables.ts';
import { papersFor } from './card-choice.ts';
import { printedCardPrice } from './card-parts.ts';
import { type ExactAmount, exactly } from './exact-amount.ts';

/**
 * Every value of every option: what it adds to a card, and whether it goes with the other choices.
 * @param firstCard what a single card of the choice costs
 * @param unitPriceOf what a card costs of as many as are asked for, in minor units, when a single one costs so much
 */
export function cardOptions(
  choice: CardChoice,
  { firstCard, unitPriceOf, prices }: CardPricing,
): Record<OptionName, PriceOption[]> {
  const { productType } = choice;
  const { making, formats } = cardPrintingTable[productType];
  const allowed = cardMakingTable[making];
  const offered = papersFor(productType, choice.refinement);
  const takesRefinement = paperTable[choice.paper].takesRefinement;
  const formatPrices = formats.map((format) => printedCardPrice(productType, format, prices));
  const cheapest = Math.min(...formatPrices);
  const withoutPrint = firstCard - printedCardPrice(productType, choice.format, prices);

  /** What a part adds that costs so much of a single card, beyond one that costs less. */
  const added = (others: ExactAmount, more: ExactAmount, less: ExactAmount) =>
    prices.money(unitPriceOf(others + more) - unitPriceOf(others + less));
  const amountOf = (name: OptionName, value: string) => exactly(prices.amount(`card/${name}/${value}`));
  const option = (name: OptionName, value: string, label: string, isAvailable: boolean): PriceOption => ({
    value,
    label,
    surcharge: added(firstCard - amountOf(name, choice[name]), amountOf(name, value), 0),
    isSelected: choice[name] === value,
    isAvailable,
  });
  return {
    format: formats.map((format, place) => ({
      value: format,
      label: format.replace('x', ' × '),
      surcharge: added(withoutPrint, formatPrices[place] ?? cheapest, cheapest),
      isSelected: choice.format === format,
      isAvailable: true,
    })),
    paper: papers.map((paper) => option('paper', paper, paperTable[paper].label, offered.includes(paper))),
    refinement: refinements.map((value) =>
      option('refinement', value, refinementLabels[value], value === 'ohne' || takesRefinement),
    ),
    punching: punchings.map((value) =>
      option('punching', value, punchingLabels[value], allowed.punchings.includes(value)),
    ),
    ribbon: ribbons.map((value) =>
      option('ribbon', value, ribbonLabels[value], allowed.ribbons.includes(value)),
    ),
    tag: tags.map((value) => option('tag', value, tagLabels[value], allowed.tags.includes(value))),
  };
}

type CardPricing = {
  firstCard: ExactAmount;
  unitPriceOf: (firstCard: ExactAmount) => number;
  prices: Prices;
};

type OptionName = 'format' | 'paper' | 'refinement' | 'punching' | 'ribbon' | 'tag';
