import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import { unprocessable } from '../../http/problems.ts';
import type { PriceTables } from '../price-tables.ts';
import { calendarPrice } from './calendar-price.ts';
import { cardPrice } from './card-price.ts';
import { collageOrMerchPrice } from './collage-price.ts';
import type { DesignedChoice } from './designed-choice.ts';
import { framedArticle } from './framed-prices.ts';
import { photobookPrice } from './photobook-price.ts';
import { photoboxPrices } from './photobox-prices.ts';
import { printArticle } from './print-prices.ts';

type CollageOrMerchQuery = QueryOf<'GET /web-api/collage-designer-merch-price'>;
type PhotoboxQuery = QueryOf<'GET /price-api/photoboxes'>;

/** What a shopper chose of a product that is designed; what was left out is filled in when it is priced. */
export type AskedDesign =
  | ({ kind: 'card' } & QueryOf<'GET /web-api/card-price'>)
  | ({ kind: 'calendar' } & QueryOf<'GET /web-api/calendar-price'>)
  | ({ kind: 'photobook' } & QueryOf<'GET /web-api/photobook-price'>)
  | ({ kind: 'collage' } & Pick<CollageOrMerchQuery, 'collageType' | 'format'>)
  | ({ kind: 'merch' } & Pick<CollageOrMerchQuery, 'article' | 'variant'>)
  | ({ kind: 'photoprint' } & QueryOf<'GET /price-api/prices/article'>)
  | ({ kind: 'photoframe' } & QueryOf<'GET /web-api/product-selection-photo-frame/price-article'>)
  | ({ kind: 'photobox'; prints?: number | undefined } & Pick<PhotoboxQuery, 'type' | 'material'>);

type Priced =
  | { ok: true; choice: DesignedChoice; quote: Omit<Quote, 'vat'> }
  | { ok: false; problem: Problem };

/** The price of so many pieces, by the rules of the addresses of prices, and the choice whole. A whole choice stays as it is. */
export function designedPrice(
  asked: AskedDesign,
  quantity: number,
  tables: PriceTables,
  shop: ShopContext,
): Priced {
  switch (asked.kind) {
    case 'card': {
      const { kind, ...query } = asked;
      return priced(kind, cardPrice({ ...query, quantity }, tables, shop));
    }
    case 'calendar': {
      const { kind, ...query } = asked;
      return priced(kind, calendarPrice({ ...query, quantity }, tables, shop));
    }
    case 'photobook': {
      const { kind, ...query } = asked;
      return priced(kind, photobookPrice({ ...query, quantity }, tables, shop));
    }
    case 'collage':
    case 'merch': {
      const { kind: _, ...query } = asked;
      const answer = collageOrMerchPrice({ ...query, quantity }, tables, shop);
      if (!answer.ok) return answer;
      const { choice, quote } = answer.value;
      return 'article' in choice
        ? { ok: true, choice: { kind: 'merch', ...choice }, quote }
        : { ok: true, choice: { kind: 'collage', ...choice }, quote };
    }
    case 'photoprint': {
      const { kind, ...query } = asked;
      return priced(kind, printArticle({ ...query, quantity }, tables, shop));
    }
    case 'photoframe': {
      const { kind, ...query } = asked;
      return priced(kind, framedArticle({ ...query, quantity }, tables, shop));
    }
    case 'photobox':
      return photoboxPrice(asked, quantity, tables, shop);
  }
}

/** A whole choice as it can be priced again. */
export function askedAgain(choice: DesignedChoice): AskedDesign {
  switch (choice.kind) {
    case 'photobook':
      return { ...choice, lamination: choice.lamination ?? undefined };
    case 'photoframe': {
      const { matSize: _, frameFamily, frameType, ...asked } = choice;
      return { ...asked, frameFamily: frameFamily ?? undefined, frameType: frameType ?? undefined };
    }
    default:
      return choice;
  }
}

type Answer<Choice> = { ok: true; value: { choice: Choice; quote: Quote } } | { ok: false; problem: Problem };

function priced<Kind extends string, Choice>(kind: Kind, answer: Answer<Choice>) {
  if (!answer.ok) return answer;
  const { choice, quote } = answer.value;
  return { ok: true as const, choice: { kind, ...choice }, quote };
}

function photoboxPrice(
  { type, material, prints }: Extract<AskedDesign, { kind: 'photobox' }>,
  quantity: number,
  tables: PriceTables,
  shop: ShopContext,
): Priced {
  const { boxes } = photoboxPrices({ type, material, quantity }, tables, shop);
  const [first] = boxes;
  const box =
    boxes.find((one) => prints === undefined || (one.prints === prints && one.type === type)) ?? null;
  if (box)
    return {
      ok: true,
      choice: { kind: 'photobox', type: box.type, material: box.material, prints: box.prints },
      quote: box.quote,
    };
  const allowed = boxes.filter((one) => one.material === first?.material).map((one) => one.prints);
  const message = 'Choose one of these numbers of prints.';
  const error = { in: 'query' as const, path: ['prints'], message, allowed };
  return { ok: false, problem: unprocessable('There is no box of so many prints.', [error]) };
}
