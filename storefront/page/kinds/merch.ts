import { merchArticles } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { offerOf, optionGroup } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

/** Asks what a gift costs in each of its kinds that the design fits. */
const askOffer: AskOffer = async (ask, { productType, variants }, choice) => {
  const article = oneOf(merchArticles, productType);
  if (!article) return unpriced;
  const variant = oneOf(variants, choice.variant) ?? variants[0];
  const answer = await ask('GET /web-api/collage-designer-merch-price', {
    query: { article, variant, quantity: readPieces(choice.quantity) },
  });
  if (!answer.ok) return answer;
  const { quote, volumePrices, options } = answer.value;
  const isOffered = (value: string) => variants.length === 0 || variants.includes(value);
  const groups = optionGroup('variant', options, isOffered);
  return { ok: true, value: { ...offerOf(quote, volumePrices), groups } };
};

export const merch: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: null,
  itemOf: () => null,
  opensWithFront: false,
  hasCloseUp: () => false,
};
