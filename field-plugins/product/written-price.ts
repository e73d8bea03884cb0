import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { InterfaceLanguage } from '../messages/messages.ts';

const localeOf: Record<InterfaceLanguage, Locale> = { de: 'de-DE', en: 'en-GB' };

/** A price as the shop writes it where the editor reads its language, else as the editor's language does. */
export function writtenPrice(price: Money, shop: Locale, language: InterfaceLanguage): string {
  return formatMoney(price, localeTable[shop].language === language ? shop : localeOf[language]);
}
