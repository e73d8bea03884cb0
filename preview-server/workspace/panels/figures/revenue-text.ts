import { currencyTable } from '@blattwerk/schemas/shop/markets/currencies.ts';
import type { Figures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import type { Say } from '../messages/messages.ts';

/** `1.234,50 €`, of each currency; a dash where nothing was sold. */
export function revenueText(say: Say, revenue: Figures['pages'][number]['revenue']): string {
  const texts = revenue.map(({ currency, minorUnits }) =>
    new Intl.NumberFormat(say.language, {
      style: 'currency',
      currency: currencyTable[currency].isoCode,
    }).format(minorUnits / 100),
  );
  return texts.length === 0 ? '–' : texts.join(' + ');
}
