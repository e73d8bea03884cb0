import { cardPrintingTable, type PrintedCardType } from '@blattwerk/schemas/shop/card-printing.ts';
import { cardProductTypeLabels } from '@blattwerk/schemas/shop/card-product-types.ts';
import { parseFormat } from '@blattwerk/schemas/shop/formats.ts';
import { paperTable } from '@blattwerk/schemas/shop/papers.ts';
import { punchingLabels } from '@blattwerk/schemas/shop/punchings.ts';
import { refinementLabels } from '@blattwerk/schemas/shop/refinements.ts';
import { ribbonLabels } from '@blattwerk/schemas/shop/ribbons.ts';
import { tagLabels } from '@blattwerk/schemas/shop/tags.ts';
import type { CardChoice } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import type { Prices } from '../price-tables.ts';
import type { PricePart } from './quote.ts';

const squareMillimetresPerDm2 = 10_000;

/** The work of a piece and its closed area, without any choices, in minor units. */
export function printedCardPrice(productType: PrintedCardType, format: string, prices: Prices): number {
  const { making } = cardPrintingTable[productType];
  const { width = 0, height = 0 } = parseFormat(format) ?? {};
  const area = (width * height * prices.amount(`card/${making}/dm2`)) / squareMillimetresPerDm2;
  return prices.amount(`card/${making}/piece`) + Math.round(area);
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
    minorUnits: prices.amount(`card/${part}/${value}`),
  }));
  const print = {
    part: 'print',
    label: cardProductTypeLabels[productType],
    minorUnits: printedCardPrice(productType, format, prices),
  };
  return [print, ...choices.filter(({ minorUnits }) => minorUnits > 0)];
}
