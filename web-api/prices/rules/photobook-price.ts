import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import { photobookPages } from '@blattwerk/schemas/shop/photo-products/photobook-pages.ts';
import {
  type PhotobookType,
  photobookCoverLabels,
  photobookFormatTable,
  photobookLaminationLabels,
  photobookPaperLabels,
  photobookTypeLabels,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import type { Prices, PriceTables } from '../price-tables.ts';
import { exactly } from './exact-amount.ts';
import { type PhotobookChoice, photobookChoiceOf } from './photobook-choice.ts';
import { priceOptions } from './price-option.ts';
import { type PricePart, quoteFor, sumOf } from './quote.ts';
import { volumePrices } from './volume-prices.ts';

/** The fewest pages of the format, each further page, and what cover, paper and lamination add. */
function photobookParts(choice: PhotobookChoice, prices: Prices): PricePart[] {
  const { photobookType, cover, paper, lamination, format, pages } = choice;
  const furtherPages = pages - photobookPages[photobookType].minimum;
  const pagePrice = prices.amount(`photobook/page/${photobookType}`);
  const parts: PricePart[] = [
    {
      part: 'book',
      label: `${photobookTypeLabels[photobookType]} ${photobookFormatTable[format].label}`,
      exact: exactly(prices.amount(`photobook/${photobookType}/${format}`)),
    },
    { part: 'pages', label: `${furtherPages} weitere Seiten`, exact: exactly(furtherPages * pagePrice) },
    {
      part: 'cover',
      label: photobookCoverLabels[cover],
      exact: exactly(prices.amount(`photobook/cover/${cover}`)),
    },
    {
      part: 'paper',
      label: photobookPaperLabels[paper],
      exact: exactly(prices.amount(`photobook/paper/${paper}`)),
    },
  ];
  if (lamination !== null) {
    parts.push({
      part: 'lamination',
      label: photobookLaminationLabels[lamination],
      exact: exactly(prices.amount(`photobook/lamination/${lamination}`)),
    });
  }
  return parts.filter(({ exact }) => exact > 0);
}

export function photobookPrice(
  asked: QueryOf<'GET /web-api/photobook-price'>,
  tables: PriceTables,
  shop: ShopContext,
): Reply<'GET /web-api/photobook-price'> {
  const chosen = photobookChoiceOf(asked);
  if (!chosen.ok) return chosen;
  const { choice } = chosen;
  const { photobookType } = choice;
  const { covers, papers, laminations, formats } = photobookCombinations[photobookType];
  const prices = tables.of(shop);
  const parts = photobookParts(choice, prices);
  const { quantity = 1, deliveryCountry } = asked;
  const pages = photobookPages[photobookType];
  const order = { parts, quantity, scale: 'photobook' };
  const surcharge = (name: string, label: string) => ({
    label,
    exact: exactly(prices.amount(`photobook/${name}`)),
  });
  return {
    ok: true,
    value: {
      choice,
      quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'photobook', prices),
      volumePrices: volumePrices(sumOf(parts), 'photobook', prices),
      pages,
      pricePerStep: prices.money(pages.step * prices.amount(`photobook/page/${photobookType}`)),
      options: {
        format: priceOptions(
          {
            values: formats,
            selected: choice.format,
            describe: (value) => surcharge(`${photobookType}/${value}`, photobookFormatTable[value].label),
          },
          order,
          prices,
        ),
        cover: priceOptions(
          {
            values: covers,
            selected: choice.cover,
            describe: (value) => surcharge(`cover/${value}`, photobookCoverLabels[value]),
          },
          order,
          prices,
        ),
        paper: priceOptions(
          {
            values: papers,
            selected: choice.paper,
            describe: (value) => surcharge(`paper/${value}`, photobookPaperLabels[value]),
          },
          order,
          prices,
        ),
        lamination: priceOptions(
          {
            values: laminations,
            selected: choice.lamination,
            describe: (value) => surcharge(`lamination/${value}`, photobookLaminationLabels[value]),
          },
          order,
          prices,
        ),
      },
    },
  };
}

/** The cheapest book of a type: fewest pages, and the cheapest of everything else. */
export function photobookPriceFrom(photobookType: PhotobookType, prices: Prices): number {
  const { covers, papers, laminations, formats } = photobookCombinations[photobookType];
  const cheapest = (names: readonly string[]) =>
    names.length === 0 ? 0 : Math.min(...names.map((name) => prices.amount(`photobook/${name}`)));
  return (
    cheapest(formats.map((format) => `${photobookType}/${format}`)) +
    cheapest(covers.map((cover) => `cover/${cover}`)) +
    cheapest(papers.map((paper) => `paper/${paper}`)) +
    cheapest(laminations.map((lamination) => `lamination/${lamination}`))
  );
}
