import { countryName, placeLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { placeSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { nameList } from '@blattwerk/schemas/shop/events/envelopes.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { nameListEndpoints } from '@blattwerk/schemas/web-api/configurator/name-list-endpoints.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import { findEvent, guestsOf } from '../events/event-store.ts';
import { createHosts } from '../events/host.ts';
import { guessColumns } from '../events/upload/guess-columns.ts';
import type { ListResult } from '../events/upload/guest-list.ts';
import { readFile } from '../events/upload/read-file.ts';
import { readPasted } from '../events/upload/read-text.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { boundRows } from './bound-rows.ts';
import { rowsOfLines } from './rows-of-lines.ts';

type Holds = 'names' | 'addresses';

/** Lists of names on their way into a draft: read as the event portal reads guests, and not kept. */
export function nameListHandlers(backEnd: BackEnd): HandlersOf<keyof typeof nameListEndpoints> {
  const { database, limits } = backEnd;
  const hostOf = createHosts(backEnd);

  async function read(shop: ShopContext, visitor: Visitor, holds: Holds, list: () => Promise<ListResult>) {
    const refused = await limits.take(['name list by address', visitor.address]);
    if (refused) return { ok: false as const, problem: refused };
    const result = await list();
    if (!result.ok) return { ok: false as const, problem: refusal(result.refusal, shop) };
    const { hasHead, columns } = guessColumns(result.lines, shop.language);
    const rows = rowsOfLines(hasHead ? result.lines.slice(1) : result.lines, columns);
    if (rows.length === 0) return { ok: false as const, problem: refusal('no-rows', shop) };
    return { ok: true as const, value: { ...boundRows(rows, holds), withoutAddress: 0 } };
  }

  return {
    'POST /web-api/name-lists/text': ({ body, shop, visitor }) =>
      read(shop, visitor, body.holds, async () => readPasted(body.list)),
    'POST /web-api/name-lists/file': ({ fields, file, shop, visitor }) =>
      read(shop, visitor, fields.holds, () => readFile(file.bytes)),
    'GET /web-api/name-lists/events/{event}': async ({ params, query: { holds }, shop, visitor }) => {
      const host = await hostOf(shop, visitor);
      if (!host) return { ok: false, problem: problem(401, 'Sign in to take names from your events.') };
      const event = await findEvent(database, host, params.event);
      if (!event) return { ok: false, problem: notFound('There is no such event of yours.') };
      const guests = await guestsOf(database, event.id);
      const names = nameList(guests);
      const all = guests.map(({ place }, at) => ({
        line: at + 1,
        row: { names: names[at] ?? '', place: holds === 'names' ? '' : writtenPlace(place, shop.locale) },
      }));
      const addressed = holds === 'names' ? all : all.filter(({ row }) => row.place !== '');
      const withoutAddress = all.length - addressed.length;
      return { ok: true, value: { ...boundRows(addressed, holds), withoutAddress } };
    },
  };
}

/** The lines below the names; the country, in capitals as the post asks for, only abroad. */
function writtenPlace(stored: unknown, locale: Locale): string {
  const place = placeSchema.nullable().parse(stored);
  if (!place) return '';
  const isHome = place.country === localeTable[locale].country;
  const abroad = isHome ? [] : [countryName(place.country, locale).toLocaleUpperCase(locale)];
  return [...placeLines(place), ...abroad].join('\n');
}

function refusal(code: Extract<ListResult, { ok: false }>['refusal'], { language }: ShopContext) {
  const message = { text: textsIn[language].drafts.lists[code] };
  return code === 'busy'
    ? problem(503, 'Too many spreadsheets are being read; try again in a moment.', { message, retryAfter: 5 })
    : problem(422, 'There is no list of names in it: one name a line, as text, .xlsx or .csv.', { message });
}
