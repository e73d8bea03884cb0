import type { Channel } from '../markets/channels.ts';
import type { Country } from '../markets/countries.ts';
import type { Language } from '../markets/languages.generated.ts';
import type { CustomerType } from '../visitors/customer-types.ts';

/** What flags may ask of a visitor: which shop is visited, and as what. All of it stands in the page's address or its cookie. */
export type VisitorTraits = {
  country: Country;
  channel: Channel;
  language: Language;
  customerType: CustomerType;
};
