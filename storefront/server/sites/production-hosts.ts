import type { Channel } from '@blattwerk/schemas/shop/channels.ts';
import type { Country } from '@blattwerk/schemas/shop/countries.ts';

/** Top-level domain of each country; a channel's shop lives at `www.<domain>.<here>`. */
export const countryDomains: Record<Country, string> = {
  DE: 'de',
  AT: 'at',
  CH: 'ch',
  LI: 'li',
  LU: 'lu',
  FR: 'fr',
  IT: 'it',
  BE: 'be',
  NL: 'nl',
  ES: 'es',
  GB: 'co.uk',
  US: 'com',
};

export const channelDomains: Record<Channel, string> = { blattwerk: 'blattwerk', myposter: 'myposter' };
