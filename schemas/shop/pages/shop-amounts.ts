import { envelopePriceKinds, envelopePrices, plainEnvelopePrices } from '../accessories/envelope-prices.ts';
import { furtherSamplePrices } from '../accessories/samples.ts';
import { giftVoucherAmounts } from '../amounts/gift-vouchers.ts';
import type { Money } from '../amounts/money.ts';
import { invoiceMinimumMinorUnits, newsletterVoucher } from '../amounts/order-limits.ts';
import { deliveryCountries } from '../markets/countries.ts';
import { type Currency, currencies } from '../markets/currencies.ts';
import { sameDaySurcharge, shippingPricesTo } from '../service/shipping.ts';

/** Amounts of a currency that texts may name beside the prices of products: shipping, envelopes, samples, vouchers. */
function shopAmounts(currency: Currency): ReadonlySet<number> {
  const shipping = deliveryCountries.flatMap((country): Money[] =>
    Object.values(shippingPricesTo(country, currency)),
  );
  const envelopes = envelopePriceKinds.flatMap((kind) => [
    ...Object.values(envelopePrices[kind]),
    { minorUnits: plainEnvelopePrices[kind][currency], currency },
  ]);
  const amounts = [
    ...shipping,
    ...envelopes,
    ...giftVoucherAmounts(currency).amounts,
    furtherSamplePrices[currency],
    newsletterVoucher(currency),
    { minorUnits: invoiceMinimumMinorUnits, currency },
    { minorUnits: sameDaySurcharge[currency], currency },
  ];
  return new Set(amounts.flatMap((amount) => (amount.currency === currency ? [amount.minorUnits] : [])));
}

/** Every currency's, worked out once. */
export const amountsOfShop: ReadonlyMap<Currency, ReadonlySet<number>> = new Map(
  currencies.map((currency) => [currency, shopAmounts(currency)]),
);
