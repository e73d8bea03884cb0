import { formatMoney, type Money } from '@blattwerk/schemas/shop/money.ts';
import { newsletterVoucher } from '@blattwerk/schemas/shop/order-limits.ts';
import { freeSampleCards } from '@blattwerk/schemas/shop/samples.ts';
import { expressDeliveryHours, shippingPrices } from '@blattwerk/schemas/shop/shipping.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';

type Campaign = AnswerOf<'GET /web-api/campaign-data'>['campaigns'][number];

/** The standing offers of a shop, in its money; one that a shop cannot keep (no express there) is left out. */
export function campaignsOf({ channel, country, locale, language, currency }: ShopContext): Campaign[] {
  const isGerman = language === 'de';
  const campaign = (
    id: Campaign['id'],
    amount: Money | null,
    de: { headline: string; text: string },
    en: { headline: string; text: string },
  ): Campaign => ({ id, amount, ...(isGerman ? de : en) });

  const amount = newsletterVoucher(currency);
  const voucher = formatMoney(amount, locale);
  const prices: Partial<Record<string, { express?: unknown }>> = shippingPrices;
  return [
    campaign(
      'newsletter-voucher',
      amount,
      {
        headline: `${voucher} für die erste Bestellung`,
        text: 'Newsletter abonnieren, den Link in der E-Mail bestätigen, und der Gutschein ist unterwegs.',
      },
      {
        headline: `${voucher} off your first order`,
        text: 'Subscribe to the newsletter, confirm the link in the e-mail, and the voucher is on its way.',
      },
    ),
    ...(channel === 'blattwerk'
      ? [
          campaign(
            'free-samples',
            null,
            {
              headline: `${freeSampleCards} Musterkarten gratis`,
              text: 'Papier und Druck erst in der Hand halten, dann bestellen.',
            },
            {
              headline: `${freeSampleCards} sample cards for free`,
              text: 'Hold paper and print in your hands before you order.',
            },
          ),
        ]
      : []),
    ...(channel === 'blattwerk' && prices[country]?.express
      ? [
          campaign(
            'express-photo-booklet',
            null,
            {
              headline: `Fotohefte in ${expressDeliveryHours} Stunden`,
              text: 'Werktags bis 11 Uhr per Express bestellt, am nächsten Werktag da.',
            },
            {
              headline: `Photo booklets within ${expressDeliveryHours} hours`,
              text: 'Order express by 11:00 (German time) on a working day, delivered the next.',
            },
          ),
        ]
      : []),
  ];
}
