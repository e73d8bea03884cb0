import { readPieces } from '../offer/choice.ts';
import { offerOf } from '../offer/offer.ts';
import type { AskOffer } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

/** Asks what a number of one accessory costs. */
const askOffer: AskOffer = async (ask, { id }, choice) => {
  const answer = await ask('GET /web-api/card-accessory-price', {
    query: { sku: id, quantity: readPieces(choice.quantity) },
  });
  if (!answer.ok) return answer;
  const { quote } = answer.value;
  return { ok: true, value: { ...offerOf(quote), maximumQuantity: 5000, groups: [] } };
};

export const accessory: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: null,
  itemOf: ({ id }) => ({ kind: 'accessory', sku: id }),
  opensWithFront: false,
  hasCloseUp: () => false,
};
