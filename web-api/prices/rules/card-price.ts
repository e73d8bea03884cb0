import type { CardAccessory } from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { freeSampleCards } from '@blattwerk/schemas/shop/accessories/samples.ts';
import { cardQuantities, defaultCardQuantity } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { CardPriceQuery } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import type { PriceTables } from '../price-tables.ts';
import { accessoryOffers } from './accessory-offers.ts';
import { cardChoiceOf } from './card-choice.ts';
import { cardOptions } from './card-options.ts';
import { cardParts } from './card-parts.ts';
import { type ExactAmount, rounded } from './exact-amount.ts';
import { quoteAt, sumOf } from './quote.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';
import { unitPrices } from './unit-prices.ts';

/** A card at every quantity on offer, with what else could be chosen. */
export function cardPrice(
  { quantity = defaultCardQuantity, deliveryCountry, ...asked }: CardPriceQuery,
  tables: PriceTables,
  shop: ShopContext,
): Reply<'GET /web-api/card-price'> {
  const { defaultRefinement } = channelTable[shop.channel];
  const chosen = cardChoiceOf(asked, defaultRefinement);
  if (!chosen.ok) return chosen;
  const place = cardQuantities.indexOf(quantity);
  if (place < 0) {
    const message = 'Cards are printed in these quantities.';
    const problem = refuseUnlessAllowed([
      { field: 'quantity', value: quantity, allowed: cardQuantities, message },
    ]);
    if (problem) return { ok: false, problem };
  }
  const { choice } = chosen;
  const prices = tables.of(shop);
  const parts = cardParts(choice, prices);
  const firstCard = sumOf(parts);
  const scale = prices.scale('card');
  const perPiece = unitPrices(firstCard, cardQuantities, scale);
  const quantities = cardQuantities.slice(0, place + 1);
  const unitPriceOf = (amount: ExactAmount) =>
    unitPrices(amount, quantities, scale).at(-1) ?? rounded(amount);
  const { money } = prices;
  const order = { parts, quantity, country: deliveryCountry ?? shop.country };
  const format = parseFormat(choice.format);
  const fitting = (kind: CardAccessory) =>
    accessoryOffers(
      tables.accessories.filter((row) => row.kind === kind),
      prices,
      format,
    );
  return {
    ok: true,
    value: {
      choice,
      quote: quoteAt(perPiece[place] ?? rounded(firstCard), order, prices),
      defaultQuantity: defaultCardQuantity,
      defaultRefinement,
      steps: cardQuantities.map((step, index) => {
        const unitPrice = perPiece[index] ?? 0;
        return { quantity: step, unitPrice: money(unitPrice), total: money(unitPrice * step) };
      }),
      options: cardOptions(choice, { firstCard, unitPriceOf, prices }),
      envelopes: fitting('envelope'),
      inlays: fitting('inlay'),
      samples: { free: freeSampleCards, furtherPrice: money(prices.amount('card/sample')) },
    },
  };
}
