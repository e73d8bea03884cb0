import { collageFormats } from '@blattwerk/schemas/shop/photo-products/collage-formats.ts';
import {
  type CollageType,
  collageTypeLabels,
  collageTypes,
} from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import {
  type MerchArticle,
  merchArticles,
  merchArticleTable,
} from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import { unprocessable } from '../../http/problems.ts';
import type { Prices, PriceTables } from '../price-tables.ts';
import { byArea } from './area.ts';
import { type ExactAmount, exactly } from './exact-amount.ts';
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

/** The work on a collage and its area. */
function collageBasePrice(collageType: CollageType, format: string, prices: Prices): ExactAmount {
  const area = parseFormat(format) ?? { width: 0, height: 0 };
  const work = exactly(prices.amount(`collage/${collageType}/piece`));
  return work + byArea(area, prices.amount(`collage/${collageType}/m2`));
}

function collage(collageType: CollageType, asked: Asked, prices: Prices, shop: ShopContext): Result {
  const formats = collageFormats[collageType];
  const { format = formats[0] } = asked;
  const message = 'Choose a format of this type of collage.';
  const problem = refuseUnlessAllowed([{ field: 'format', value: format, allowed: formats, message }]);
  if (problem) return { ok: false, problem };
  const describe = (value: string) => ({
    label: value.replace('x', ' × '),
    exact: collageBasePrice(collageType, value, prices),
  });
  const piece = { scale: 'collage', part: 'collage', label: collageTypeLabels[collageType], describe };
  const priced = priceOneOf({ ...piece, values: formats, chosen: format }, asked, prices, shop);
  return { ok: true, value: { choice: { collageType, format }, ...priced } };
}

function merch(article: MerchArticle, asked: Asked, prices: Prices, shop: ShopContext): Result {
  const { label, variants } = merchArticleTable[article];
  const { variant = variants[0] } = asked;
  const message = 'Choose a variant of this article.';
  const problem = refuseUnlessAllowed([{ field: 'variant', value: variant, allowed: variants, message }]);
  if (problem) return { ok: false, problem };
  const describe = (value: string) => ({
    label: variantLabel(value),
    exact: exactly(prices.amount(`merch/${article}/${value}`)),
  });
  const piece = { scale: 'merch', part: 'article', label, describe };
  const priced = priceOneOf({ ...piece, values: variants, chosen: variant }, asked, prices, shop);
  return { ok: true, value: { choice: { article, variant }, ...priced } };
}

type OneOf = {
  /** Whose discounts for many pieces count. */
  scale: string;
  part: string;
  label: string;
  values: readonly string[];
  chosen: string;
  describe(value: string): { label: string; exact: ExactAmount };
};

/** What is made in one of several values and has no other parts. */
function priceOneOf(
  { scale, part, label, values, chosen, describe }: OneOf,
  { quantity = 1, deliveryCountry }: Asked,
  prices: Prices,
  shop: ShopContext,
) {
  const parts = [{ part, label, exact: describe(chosen).exact }];
  return {
    quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, scale, prices),
    volumePrices: volumePrices(sumOf(parts), scale, prices),
    options: priceOptions({ values, selected: chosen, describe }, { parts, quantity, scale }, prices),
  };
}

/** `330-ml` -> `330 ml`, `400x400` -> `400 × 400`. */
export function variantLabel(variant: string): string {
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
