import { collageTypes } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { offerOf, optionGroup } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

/** Asks what a collage costs in each size. */
const askOffer: AskOffer = async (ask, { productType, formats }, choice) => {
  const collageType = oneOf(collageTypes, productType);
  if (!collageType) return unpriced;
  const answer = await ask('GET /web-api/collage-designer-merch-price', {
    query: {
      collageType,
      format: oneOf(formats, choice.format) ?? formats[0],
      quantity: readPieces(choice.quantity),
    },
  });
  if (!answer.ok) return answer;
  const { quote, volumePrices, options } = answer.value;
  const groups = optionGroup('format', options, (format) => formats.includes(format));
  return { ok: true, value: { ...offerOf(quote, volumePrices), groups } };
};

export const collage: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: null,
  itemOf: () => null,
  opensWithFront: false,
  hasCloseUp: () => false,
};
