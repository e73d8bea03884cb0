import {
  cardAccessories,
  cardAccessoryLabels,
} from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import type { Prices, PriceTables } from '../price-tables.ts';
import { accessoryOffers } from './accessory-offers.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';

/** Accessories by kind; with a card only those that go with it. */
export function listAccessories(
  { productType, format, kind: kinds }: QueryOf<'GET /web-api/card-accessories'>,
  tables: PriceTables,
  prices: Prices,
): Reply<'GET /web-api/card-accessories'> {
  const formats = productType && cardPrintingTable[productType].formats;
  const message = 'Choose a format this type is made in.';
  const problem =
    formats && refuseUnlessAllowed([{ field: 'format', value: format, allowed: formats, message }]);
  if (problem) return { ok: false, problem };
  const card = parseFormat(format ?? formats?.[0] ?? '');
  const offers = accessoryOffers(tables.accessories, prices, card);
  const groups = cardAccessories
    .filter((kind) => kinds === undefined || kinds.includes(kind))
    .map((kind) => ({
      kind,
      label: cardAccessoryLabels[kind],
      accessories: offers.filter((offer) => offer.kind === kind),
    }));
  return { ok: true, value: { groups: groups.filter(({ accessories }) => accessories.length > 0) } };
}
