import { printBorders } from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPapers } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { offerOf, optionGroup } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

/** Asks what prints of one size cost either way round on each paper, with a border or without one. */
const askOffer: AskOffer = async (ask, { formats }, choice) => {
  const format = oneOf(formats, choice.format) ?? formats[0];
  if (format === undefined) return unpriced;
  const answer = await ask('GET /price-api/prices/article', {
    query: {
      format,
      paper: oneOf(printPapers, choice.paper),
      border: oneOf(printBorders, choice.border),
      quantity: readPieces(choice.quantity),
    },
  });
  if (!answer.ok) return answer;
  const { quote, volumePrices, options } = answer.value;
  const waysRound = formats.map((value) => ({
    value,
    label: value,
    surcharge: 0,
    isSelected: value === format,
  }));
  const groups = [
    ...(formats.length > 1 ? [{ name: 'format' as const, values: waysRound }] : []),
    ...optionGroup('paper', options.paper),
    ...optionGroup('border', options.border),
  ];
  return { ok: true, value: { ...offerOf(quote, volumePrices), groups } };
};

export const photoprint: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: null,
  itemOf: () => null,
  opensWithFront: false,
  hasCloseUp: () => false,
};
