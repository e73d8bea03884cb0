import { freeSampleCards } from '@blattwerk/schemas/shop/accessories/samples.ts';
import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { expressDeliveryHours } from '@blattwerk/schemas/shop/service/shipping.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { textsIn } from '../texts/texts.generated.ts';

type Campaign = AnswerOf<'GET /web-api/campaign-data'>['campaigns'][number];

/**
 * The offers of a shop, in its money; one that a shop cannot keep (no parcels there) is left out.
 * @param newsletterVoucher what it takes off; undefined when its campaign does not run
 */
export function campaignsOf(
  { channel, country, locale, language }: ShopContext,
  newsletterVoucher: Money | undefined,
): Campaign[] {
  const texts = textsIn[language].campaigns;
  const newsletter = newsletterVoucher && {
    id: 'newsletter-voucher' as const,
    amount: newsletterVoucher,
    ...texts.newsletter(formatMoney(newsletterVoucher, locale)),
  };
  const isCardShop = channel === 'blattwerk';
  return [
    ...(newsletter ? [newsletter] : []),
    ...(isCardShop ? [{ id: 'free-samples' as const, amount: null, ...texts.samples(freeSampleCards) }] : []),
    ...(isCardShop && deliveryCountryOf(country)
      ? [{ id: 'express-photo-booklet' as const, amount: null, ...texts.booklets(expressDeliveryHours) }]
      : []),
  ];
}
