import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { Site } from '../sites/sites.ts';

/** As many as there are shops, languages and types of customers. */
const known = new Map<string, VisitorTraits>();

/** What flags may ask of the visitor of a page; the same object for the same shop, by which draws are found again. */
export function traitsOf(
  { channel, country }: Pick<Site, 'channel' | 'country'>,
  locale: Locale,
  customerType: CustomerType,
): VisitorTraits {
  const { language } = localeTable[locale];
  const name = `${channel} ${country} ${language} ${customerType}`;
  const traits = known.get(name) ?? { channel, country, language, customerType };
  known.set(name, traits);
  return traits;
}
