import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { calendarFormatSchema } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import { calendarTypeSchema, calendarTypeTable } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { collageTypeSchema } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import {
  merchArticleSchema,
  merchArticleTable,
} from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import {
  photobookFormatSchema,
  photobookTypeSchema,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { photoboxTypeSchema } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { printPapers } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { frameFamilySchema } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materialSchema } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { MissingPrice, type PriceTables } from '../prices/price-tables.ts';
import { accessoryPrice } from '../prices/rules/accessory-price.ts';
import { calendarPrice } from '../prices/rules/calendar-price.ts';
import { cheapestCardPrice } from '../prices/rules/cheapest-card-price.ts';
import { collageOrMerchPrice } from '../prices/rules/collage-price.ts';
import { framedPriceFrom } from '../prices/rules/framed-prices.ts';
import { photobookPrice } from '../prices/rules/photobook-price.ts';
import { photoboxPrices } from '../prices/rules/photobox-prices.ts';
import { printArticle } from '../prices/rules/print-prices.ts';

/** What a price depends on. */
export type PricedProduct = {
  kind: string;
  id: string;
  productType: string;
  formats: readonly string[];
  /** Those a gift's design fits; without them all of the article. */
  variants?: readonly string[] | undefined;
};

type Quoted = { ok: true; value: { quote: { unitPrice: Money } } } | { ok: false };

/**
 * What a piece costs at least: in the product's default size, with the cheapest choice of everything else; cards at
 * their default quantity, everything else one piece. It is the unit price that the price address of the kind quotes for
 * just that. Null for what the price tables do not know.
 */
export function priceFrom(product: PricedProduct, tables: PriceTables, shop: ShopContext): Money | null {
  try {
    return cheapest(quotesOf(product, tables, shop));
  } catch (error) {
    if (error instanceof MissingPrice) return null;
    throw error;
  }
}

function cheapest(quotes: readonly Quoted[]): Money | null {
  const prices = quotes.flatMap((quoted) => (quoted.ok ? quoted.value.quote.unitPrice : []));
  return prices.toSorted((one, other) => one.minorUnits - other.minorUnits)[0] ?? null;
}

/** The quotes of all choices that could be the cheapest. */
function quotesOf(product: PricedProduct, tables: PriceTables, shop: ShopContext): Quoted[] {
  switch (product.kind) {
    case 'accessory':
      return [accessoryPrice({ sku: product.id }, tables, shop)];
    case 'calendar':
      return calendarQuotes(product, tables, shop);
    case 'card':
      return cardQuotes(product, tables, shop);
    case 'collage':
      return collageQuotes(product, tables, shop);
    case 'merch':
      return merchQuotes(product, tables, shop);
    case 'photobook':
      return photobookQuotes(product, tables, shop);
    case 'photobox':
      return photoboxQuotes(product, tables, shop);
    case 'photoframe':
      return framedQuotes(product, tables, shop);
    case 'photoprint':
      return printQuotes(product, tables, shop);
    default:
      return [];
  }
}

type Quotes = (product: PricedProduct, tables: PriceTables, shop: ShopContext) => Quoted[];

const calendarQuotes: Quotes = ({ productType, formats }, tables, shop) => {
  const type = calendarTypeSchema.safeParse(productType);
  const format = calendarFormatSchema.safeParse(priceFormatOf('calendar', formats[0]));
  if (!type.success || !format.success) return [];
  const calendar = { calendarType: type.data, format: format.data };
  return calendarTypeTable[type.data].mountings.map((mounting) =>
    calendarPrice({ ...calendar, mounting }, tables, shop),
  );
};

/** Single prints of a card's look are prints. */
const cardQuotes: Quotes = (product, tables, shop) => {
  if (product.productType === 'fotoabzug') return printQuotes(product, tables, shop);
  const unitPrice = cheapestCardPrice(product.productType, product.formats[0], tables.of(shop));
  return unitPrice ? [{ ok: true, value: { quote: { unitPrice } } }] : [];
};

const collageQuotes: Quotes = ({ productType, formats: [format] }, tables, shop) => {
  const type = collageTypeSchema.safeParse(productType);
  return type.success ? [collageOrMerchPrice({ collageType: type.data, format }, tables, shop)] : [];
};

const merchQuotes: Quotes = ({ productType, variants }, tables, shop) => {
  const article = merchArticleSchema.safeParse(productType);
  if (!article.success) return [];
  return (variants ?? merchArticleTable[article.data].variants).map((variant) =>
    collageOrMerchPrice({ article: article.data, variant }, tables, shop),
  );
};

const photobookQuotes: Quotes = ({ productType, formats }, tables, shop) => {
  const type = photobookTypeSchema.safeParse(productType);
  const format = photobookFormatSchema.safeParse(priceFormatOf('photobook', formats[0]));
  if (!type.success || !format.success) return [];
  const { covers, papers, laminations } = photobookCombinations[type.data];
  const book = { photobookType: type.data, format: format.data };
  return covers.flatMap((cover) =>
    papers.flatMap((paper) =>
      (laminations.length > 0 ? laminations : [undefined]).map((lamination) =>
        photobookPrice({ ...book, cover, paper, lamination }, tables, shop),
      ),
    ),
  );
};

const photoboxQuotes: Quotes = ({ productType }, tables, shop) => {
  const type = photoboxTypeSchema.safeParse(productType);
  if (!type.success) return [];
  return photoboxPrices({ type: type.data }, tables, shop).boxes.map((value) => ({ ok: true, value }));
};

/** A picture without a frame by its material, or a frame with the cheapest picture it holds. */
const framedQuotes: Quotes = ({ id, productType }, tables, shop) => {
  const material = materialSchema.safeParse(id);
  const family = frameFamilySchema.safeParse(productType);
  const prices = tables.of(shop);
  const quoted = (minorUnits: number): Quoted => ({
    ok: true,
    value: { quote: { unitPrice: prices.money(minorUnits) } },
  });
  if (material.success) return [quoted(framedPriceFrom({ material: material.data }, prices))];
  if (!family.success) return [];
  const frame = { frameFamily: family.data, frameType: id, matType: 'mat-none' as const };
  return [quoted(framedPriceFrom(frame, prices))];
};

const printQuotes: Quotes = ({ formats: [format] }, tables, shop) =>
  format === undefined ? [] : printPapers.map((paper) => printArticle({ format, paper }, tables, shop));
