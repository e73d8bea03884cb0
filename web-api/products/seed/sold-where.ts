import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import {
  type Country,
  countries,
  countryTable,
  deliveryCountries,
} from '@blattwerk/schemas/shop/markets/countries.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';

/** `customerTypes` is null for everybody. */
export type SoldWhere = {
  channel: Channel;
  countries: readonly Country[];
  customerTypes: readonly CustomerType[] | null;
};

type Judged = { kind: ProductKind; id: string; productType: string; occasions: readonly string[] };

/** Kinds each channel has; frames and accessories are told apart below. */
const channelKinds: Record<Channel, readonly ProductKind[]> = {
  blattwerk: productKinds,
  myposter: ['accessory', 'collage', 'photoframe', 'photoprint'],
};

/** Countries where the shop speaks German. */
const germanSpeaking = countries.filter((country) =>
  countryTable[country].locales.some((locale) => localeTable[locale].language === 'de'),
);
const delivered: readonly Country[] = deliveryCountries;
/** Their pages are printed with German words, not only with names of months. */
const germanPrints = ['familienplaner', 'terminkalender'];
/** Glass does not travel beyond the countries our own carriers serve, and neither do rolls wider than a parcel. */
const carrierOnly = ['echtglas', 'acrylglas', 'fototapete', 'pvcplane'];

/**
 * Where a product is sold.
 * - The card channel has cards, calendars, photo books, boxes, prints, collages, gifts and all accessories, and of the
 *   frames only photo frames that stand on a table. The poster channel has wall art: collages and posters, pictures
 *   on every material, every frame, prints, and of the accessories the poster bars.
 * - Both sell in every country, with three exceptions: cards for Jugendweihe in Germany only, where it is celebrated;
 *   family planners and appointment calendars where the shop speaks German; glass and wide rolls in the delivery countries.
 * - To everybody, with two exceptions: tarpaulins to businesses and whitelabel customers, since they are made for
 *   advertising; gifts not to whitelabel customers, since their maker packs them under our name.
 */
export function soldWhere(product: Judged): SoldWhere[] {
  const sold = { countries: countriesOf(product), customerTypes: customerTypesOf(product) };
  return (['blattwerk', 'myposter'] as const)
    .filter((channel) => isInChannel(product, channel))
    .map((channel) => ({ channel, ...sold }));
}

function customerTypesOf({ kind, id }: Judged): readonly CustomerType[] | null {
  if (kind === 'photoframe' && id === 'pvcplane') return ['business', 'whitelabel'];
  return kind === 'merch' ? ['private', 'business'] : null;
}

function isInChannel({ kind, productType }: Judged, channel: Channel): boolean {
  if (!channelKinds[channel].includes(kind)) return false;
  if (channel === 'myposter') return kind !== 'accessory' || productType === 'posterbar';
  return kind !== 'photoframe' || productType === 'fotorahmen';
}

function countriesOf({ kind, id, productType, occasions }: Judged): readonly Country[] {
  if (kind === 'card' && occasions.includes('jugendweihe')) return ['DE'];
  if (kind === 'calendar' && germanPrints.includes(productType)) return germanSpeaking;
  if (kind === 'photoframe' && carrierOnly.includes(id)) return delivered;
  return countries;
}
