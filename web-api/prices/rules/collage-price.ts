import { collageFormats } from '@blattwerk/schemas/shop/collage-formats.ts';
import { type CollageType, collageTypeLabels, collageTypes } from '@blattwerk/schemas/shop/collage-types.ts';
import { parseFormat } from '@blattwerk/schemas/shop/formats.ts';
import {
  type MerchArticle,
  merchArticles,
  merchArticleTable,
} from '@blattwerk/schemas/shop/merch-articles.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';
import type { Reply } from '../../http/handler.ts';
import { unprocessable } from '../../http/problems.ts';
import type { Prices, PriceTables } from '../price-tables.ts';
import { byArea } from './area.ts';
import { priceOptions } from './price-option.ts';
import { quoteFor, sumOf } from './quote.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';
import { volumePrices } from './volume-prices.ts';

type Asked = QueryOf<'GET /web-api/collage-designer-merch-price'>;
type Result = Reply<'GET /web-api/collage-designer-merch-price'>;

/** A collage by its type and area, or a gift by its article and variant. */
export function collageOrMerchPrice(asked: Asked, tables: PriceTables, shop: ShopContext): Result {
  const { collageType, article } = asked;
  const prices = tables.of(shop);
  if (collageType && !article && asked.variant === undefined)
    return collage(collageType, asked, prices, shop);
  if (article && !collageType && asked.format === undefined) return merch(article, asked, prices, shop);
  return { ok: false, problem: eitherOr };
}

/** The work on a collage and its area, in minor units. */
function collageBasePrice(collageType: CollageType, format: string, prices: Prices): number {
  const area = parseFormat(format) ?? { width: 0, height: 0 };
  return (
    prices.amount(`collage/${collageType}/piece`) + byArea(area, prices.amount(`collage/${collageType}/m2`))
  );
}

function collage(collageType: CollageType, asked: Asked, prices: Prices, shop: ShopContext): Result {
  const formats = collageFormats[collageType];
  const { quantity = 1, deliveryCountry, format = formats[0] } = asked;
  const message = 'Choose a format of this type of collage.';
  const problem = refuseUnlessAllowed([{ field: 'format', value: format, allowed: formats, message }]);
  if (problem) return { ok: false, problem };
  const label = collageTypeLabels[collageType];
  const priceOf = (value: string) => collageBasePrice(collageType, value, prices);
  const parts = [{ part: 'collage', label, minorUnits: priceOf(format) }];
  return {
    ok: true,
    value: {
      choice: { collageType, format },
      quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'collage', prices),
      volumePrices: volumePrices(sumOf(parts), 'collage', prices),
      options: priceOptions(
        formats,
        format,
        (value) => ({ label: value.replace('x', ' × '), minorUnits: priceOf(value) }),
        prices,
      ),
    },
  };
}

function merch(article: MerchArticle, asked: Asked, prices: Prices, shop: ShopContext): Result {
  const { label, variants } = merchArticleTable[article];
  const { quantity = 1, deliveryCountry, variant = variants[0] } = asked;
  const message = 'Choose a variant of this article.';
  const problem = refuseUnlessAllowed([{ field: 'variant', value: variant, allowed: variants, message }]);
  if (problem) return { ok: false, problem };
  const priceOf = (value: string) => prices.amount(`merch/${article}/${value}`);
  const parts = [{ part: 'article', label, minorUnits: priceOf(variant) }];
  return {
    ok: true,
    value: {
      choice: { article, variant },
      quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'merch', prices),
      volumePrices: volumePrices(sumOf(parts), 'merch', prices),
      options: priceOptions(
        variants,
        variant,
        (value) => ({ label: variantLabel(value), minorUnits: priceOf(value) }),
        prices,
      ),
    },
  };
}

/** `330-ml` -> `330 ml`, `400x400` -> `400 × 400`. */
function variantLabel(variant: string): string {
  return variant
    .replace(/^(\d+)x(\d+)$/, '$1 × $2')
    .replace('-teile', ' Teile')
    .replace('-stueck', ' Stück')
    .replace('-ml', ' ml')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

const eitherOr: Problem = unprocessable(
  'Send a collage type with its format, or an article with its variant.',
  [
    {
      in: 'query',
      path: ['collageType'],
      message: 'Send one of these, and no article or variant with it.',
      allowed: [...collageTypes],
    },
    {
      in: 'query',
      path: ['article'],
      message: 'Or send one of these, and no collage type or format with it.',
      allowed: [...merchArticles],
    },
  ],
);
