import { cardMakingTable, cardPrintingTable } from '@blattwerk/schemas/shop/card-printing.ts';
import { papers, paperTable } from '@blattwerk/schemas/shop/papers.ts';
import { punchingLabels, punchings } from '@blattwerk/schemas/shop/punchings.ts';
import { refinementLabels, refinements } from '@blattwerk/schemas/shop/refinements.ts';
import { ribbonLabels, ribbons } from '@blattwerk/schemas/shop/ribbons.ts';
import { tagLabels, tags } from '@blattwerk/schemas/shop/tags.ts';
import type { CardChoice } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import type { PriceOption } from '@blattwerk/schemas/web-api/prices/quote.ts';
import type { Prices } from '../price-tables.ts';
import { papersFor } from './card-choice.ts';
import { printedCardPrice } from './card-parts.ts';

/** Every value of every option: what it adds to a card, and whether it goes with the other choices. */
export function cardOptions(choice: CardChoice, prices: Prices): Record<OptionName, PriceOption[]> {
  const { productType } = choice;
  const { making, formats } = cardPrintingTable[productType];
  const allowed = cardMakingTable[making];
  const offered = papersFor(productType, choice.refinement);
  const takesRefinement = paperTable[choice.paper].takesRefinement;
  const formatPrices = formats.map((format) => printedCardPrice(productType, format, prices));
  const cheapest = Math.min(...formatPrices);

  const option = (name: OptionName, value: string, label: string, isAvailable: boolean): PriceOption => ({
    value,
    label,
    surcharge: prices.money(prices.amount(`card/${name}/${value}`)),
    isSelected: choice[name] === value,
    isAvailable,
  });
  return {
    format: formats.map((format, place) => ({
      value: format,
      label: format.replace('x', ' × '),
      surcharge: prices.money((formatPrices[place] ?? cheapest) - cheapest),
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

type OptionName = 'format' | 'paper' | 'refinement' | 'punching' | 'ribbon' | 'tag';
