import { type Format, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { type Material, materialLabels, materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import {
  type FormatLimits,
  fitsLimits,
  frameLimits,
  materialLimits,
  type WallFormatGroup,
  wallFormatGroupLabels,
  wallFormatGroups,
} from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { FormatPrice, FramedChoice } from '@blattwerk/schemas/web-api/prices/photo-frame-endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import type { Prices, PriceTables } from '../price-tables.ts';
import { rounded } from './exact-amount.ts';
import { framedChoiceOf } from './framed-choice.ts';
import { framedParts, frameParts, outerFormat } from './framed-parts.ts';
import { priceOptions } from './price-option.ts';
import { quoteFor, sumOf } from './quote.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';
import { volumePrices } from './volume-prices.ts';
import { listedFormats, sizeWithin } from './wall-sizes.ts';

type Article = 'GET /web-api/product-selection-photo-frame/price-article';
type Formats = 'GET /web-api/product-selection-photo-frame/prices-formats';
type OneGroup = 'GET /web-api/product-selection-photo-frame/prices-format-group';
type FrameAlone = 'GET /price-api/frame';
type Group = AnswerOf<OneGroup>['group'];

/** One picture of any size within the limits of its material and frame. */
export function framedArticle(
  asked: QueryOf<Article>,
  tables: PriceTables,
  shop: ShopContext,
): Reply<Article> {
  const chosen = framedSizeOf(asked);
  if (!chosen.ok) return chosen;
  const { choice, limits, size } = chosen;
  const { quantity = 1, deliveryCountry } = asked;
  const prices = tables.of(shop);
  const parts = framedParts(choice, size, prices);
  const describe = (material: Material) => ({
    label: materialLabels[material],
    exact: sumOf(framedParts({ ...choice, material }, size, prices)),
  });
  return {
    ok: true,
    value: {
      choice: { ...choice, format: asked.format },
      quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'wall', prices),
      volumePrices: volumePrices(sumOf(parts), 'wall', prices),
      limits,
      options: {
        material: priceOptions(
          { values: materialsFor(choice, size), selected: choice.material, describe },
          { parts, quantity, scale: 'wall' },
          prices,
        ),
      },
    },
  };
}

/** What a picture of a size may be made of in its frame, or without one. */
function materialsFor({ frameFamily }: FramedChoice, size: Format): Material[] {
  const held = frameFamily ? frameLimits[frameFamily].materials : materials;
  return held.filter((material) => fitsLimits(size, materialLimits[material]));
}

/** A frame without a picture. */
export function frameAlone(
  asked: QueryOf<FrameAlone>,
  tables: PriceTables,
  shop: ShopContext,
): Reply<FrameAlone> {
  const chosen = framedSizeOf(asked);
  if (!chosen.ok) return chosen;
  const { choice, size } = chosen;
  const { quantity = 1, deliveryCountry } = asked;
  const prices = tables.of(shop);
  const parts = frameParts(choice, size, prices);
  return {
    ok: true,
    value: {
      choice: { ...choice, format: asked.format },
      quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'wall', prices),
      outerFormat: printFormat(outerFormat(size, choice)),
    },
  };
}

/** A choice with a size that is made in it. */
function framedSizeOf(asked: Parameters<typeof framedChoiceOf>[0] & { format: string }) {
  const chosen = framedChoiceOf(asked);
  if (!chosen.ok) return chosen;
  const size = sizeWithin(asked.format, chosen.limits);
  return size.ok ? { ...chosen, size: size.format } : size;
}

/** The listed sizes of every shape that fit. */
export function framedFormats(asked: QueryOf<Formats>, prices: Prices): Reply<Formats> {
  const chosen = framedChoiceOf(asked);
  if (!chosen.ok) return chosen;
  const { choice, limits } = chosen;
  return { ok: true, value: { choice, groups: groupsOf(choice, limits, prices) } };
}

/** The listed sizes of one shape. */
export function framedFormatGroup(asked: QueryOf<OneGroup>, prices: Prices): Reply<OneGroup> {
  const chosen = framedChoiceOf(asked);
  if (!chosen.ok) return chosen;
  const { choice, limits } = chosen;
  const groups = groupsOf(choice, limits, prices);
  const group = groups.find((candidate) => candidate.group === asked.group);
  if (group) return { ok: true, value: { choice, group } };
  const problem = refuseUnlessAllowed([
    {
      field: 'group',
      value: asked.group,
      allowed: groups.map((candidate) => candidate.group),
      message: 'No size of this shape fits this material and frame: choose another shape.',
    },
  ]);
  if (!problem) throw new Error(`${asked.group} is allowed and missing.`);
  return { ok: false, problem };
}

function groupsOf(choice: FramedChoice, limits: FormatLimits, prices: Prices): Group[] {
  return wallFormatGroups.flatMap((group) => groupOf(group, choice, limits, prices) ?? []);
}

function groupOf(
  group: WallFormatGroup,
  choice: FramedChoice,
  limits: FormatLimits,
  prices: Prices,
): Group | undefined {
  const formats = listedFormats(group, limits).map((format) => formatPrice(choice, format, prices));
  if (formats.length === 0) return undefined;
  const priceFrom = Math.min(...formats.map(({ price }) => price.minorUnits));
  return { group, label: wallFormatGroupLabels[group], priceFrom: prices.money(priceFrom), formats };
}

function formatPrice(choice: FramedChoice, format: Format, prices: Prices): FormatPrice {
  const price = prices.money(rounded(sumOf(framedParts(choice, format, prices))));
  return { format: printFormat(format), ...format, price };
}

/** The cheapest listed size of a material or a frame family. */
export function framedPriceFrom(asked: Parameters<typeof framedChoiceOf>[0], prices: Prices): number {
  const chosen = framedChoiceOf(asked);
  if (!chosen.ok) throw new Error(chosen.problem.detail);
  const groups = groupsOf(chosen.choice, chosen.limits, prices);
  return Math.min(...groups.map(({ priceFrom }) => priceFrom.minorUnits));
}
