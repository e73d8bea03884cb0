import { punchingLabels } from '@blattwerk/schemas/shop/accessories/punchings.ts';
import { ribbonLabels } from '@blattwerk/schemas/shop/accessories/ribbons.ts';
import { tagLabels } from '@blattwerk/schemas/shop/accessories/tags.ts';
import { cardPrintingTable, type PrintedCardType } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { cardProductTypeLabels } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { refinementLabels } from '@blattwerk/schemas/shop/cards/refinements.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { CardChoice } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import type { Prices } from '../price-tables.ts';
import { byArea, dm2PerSquareMetre } from './area.ts';
import { type ExactAmount, exactly } from './exact-amount.ts';
import type { PricePart } from './quote.ts';

/** The work of a piece and its closed area, without any choices. */
export function printedCardPrice(productType: PrintedCardType, format: string, prices: Prices): ExactAmount {
  const { making } = cardPrintingTable[productType];
  const size = parseFormat(format) ?? { width: 0, height: 0 };
  const perSquareMetre = prices.amount(`card/${making}/dm2`) * dm2PerSquareMetre;
  return exactly(prices.amount(`card/${making}/piece`)) + byArea(size, perSquareMetre);
}

/** What a single card is made up of; choices that cost nothing are left out. */
export function cardParts(choice: CardChoice, prices: Prices): PricePart[] {
  const { productType, format, paper, refinement, punching, ribbon, tag } = choice;
  const choices: PricePart[] = [
    ['paper', paper, paperTable[paper].label],
    ['refinement', refinement, refinementLabels[refinement]],
    ['punching', punching, punchingLabels[punching]],
    ['ribbon', ribbon, ribbonLabels[ribbon]],
    ['tag', tag, tagLabels[tag]],
  ].map(([part = '', value = '', label = '']) => ({
    part,
    label,
    exact: exactly(prices.amount(`card/${part}/${value}`)),
  }));
  const print = {
    part: 'print',
    label: cardProductTypeLabels[productType],
    exact: printedCardPrice(productType, format, prices),
  };
  return [print, ...choices.filter(({ exact }) => exact > 0)];
}
