import { freeSampleCards } from '@blattwerk/schemas/shop/accessories/samples.ts';
import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import { expressDeliveryHours } from '@blattwerk/schemas/shop/service/shipping.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';

type Campaign = AnswerOf<'GET /web-api/campaign-data'>['campaigns'][number];

/**
 * The offers of a shop, in its money; one that a shop cannot keep (no parcels there) is left out.
 * @param newsletterVoucher what it takes off; undefined when its campaign does not run
 */
export function campaignsOf(
  { channel, country, locale, language }: ShopContext,
  newsletterVoucher: Money | undefined,
): Campaign[] {
  const campaign = (
    id: Campaign['id'],
    amount: Money | null,
    texts: Record<Language, { headline: string; text: string }>,
  ): Campaign => ({ id, amount, ...texts[language] });

  const ofNewsletter = (amount: Money): Campaign => {
    const voucher = formatMoney(amount, locale);
    return campaign('newsletter-voucher', amount, {
      de: {
        headline: `${voucher} für die erste Bestellung`,
        text: 'Newsletter abonnieren, den Link in der E-Mail bestätigen, und der Gutschein ist unterwegs.',
      },
      en: {
        headline: `${voucher} off your first order`,
        text: 'Subscribe to the newsletter, confirm the link in the e-mail, and the voucher is on its way.',
      },
      es: {
        headline: `${voucher} para el primer pedido`,
        text: 'Suscríbete al boletín, confirma el enlace del correo y el vale estará en camino.',
      },
      fr: {
        headline: `${voucher} pour la première commande`,
        text: 'S’abonner à la newsletter, confirmer le lien dans l’e-mail, et le bon d’achat est en route.',
      },
      it: {
        headline: `${voucher} per il primo ordine`,
        text: 'Iscriversi alla newsletter, confermare il link nell’e-mail, e il buono è in viaggio.',
      },
      nl: {
        headline: `${voucher} voor de eerste bestelling`,
        text: 'Abonneer je op de nieuwsbrief, bevestig de link in de e-mail en de tegoedbon is onderweg.',
      },
    });
  };
  return [
    ...(newsletterVoucher ? [ofNewsletter(newsletterVoucher)] : []),
    ...(channel === 'blattwerk'
      ? [
          campaign('free-samples', null, {
            de: {
              headline: `${freeSampleCards} Musterkarten gratis`,
              text: 'Papier und Druck erst in der Hand halten, dann bestellen.',
            },
            en: {
              headline: `${freeSampleCards} sample cards for free`,
              text: 'Hold paper and print in your hands before you order.',
            },
            es: {
              headline: `${freeSampleCards} muestras gratis`,
              text: 'Primero tener en las manos el papel y la impresión, después pedir.',
            },
            fr: {
              headline: `${freeSampleCards} échantillons gratuits`,
              text: 'Prendre d’abord en main le papier et l’impression, puis commander.',
            },
            it: {
              headline: `${freeSampleCards} campioni gratuiti`,
              text: 'Prima toccare con mano carta e stampa, poi ordinare.',
            },
            nl: {
              headline: `${freeSampleCards} gratis proefkaarten`,
              text: 'Eerst papier en druk in handen houden, dan bestellen.',
            },
          }),
        ]
      : []),
    ...(channel === 'blattwerk' && deliveryCountryOf(country)
      ? [
          campaign('express-photo-booklet', null, {
            de: {
              headline: `Fotohefte in ${expressDeliveryHours} Stunden`,
              text: 'Werktags bis 11 Uhr per Express bestellt, am nächsten Werktag da.',
            },
            en: {
              headline: `Photo booklets within ${expressDeliveryHours} hours`,
              text: 'Order express by 11:00 (German time) on a working day, delivered the next.',
            },
            es: {
              headline: `Cuadernos de fotos en ${expressDeliveryHours} horas`,
              text: 'Pedido exprés hasta las 11:00 en día laborable, entregado el siguiente.',
            },
            fr: {
              headline: `Cahiers photo en ${expressDeliveryHours} heures`,
              text: 'Commandé en express avant 11 h un jour ouvré, livré le jour ouvré suivant.',
            },
            it: {
              headline: `Quaderni fotografici in ${expressDeliveryHours} ore`,
              text: 'Ordinato con express entro le 11 di un giorno feriale, consegnato il successivo.',
            },
            nl: {
              headline: `Fotoschriften binnen ${expressDeliveryHours} uur`,
              text: 'Op een werkdag vóór 11.00 uur met expres besteld, de volgende werkdag in huis.',
            },
          }),
        ]
      : []),
  ];
}
