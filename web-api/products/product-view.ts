import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { productName } from '@blattwerk/schemas/products/product-name.ts';
import { productTypeLabel } from '@blattwerk/schemas/products/product-type-label.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import { lengthUnitOf, sizesInUnit } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import type { CatalogueProduct, Unavailability } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { nameIn } from '../catalogue/name-in.ts';
import type { Buyer } from '../customers/buyer.ts';
import { bitOf, channelMask } from '../sold/market-mask.ts';
import { soldToAnybody } from '../sold/sold-to.ts';
import type { Product } from './product.ts';
import { productPicture } from './product-picture.ts';

/** A product as a shop shows it. */
export function productView(product: Product, shop: Buyer): CatalogueProduct {
  const { kind, id, name, productType, formats, design, prices } = product;
  const described = { kind, productType, uses: design?.facets.product ?? [] };
  const unit = lengthUnitOf(shop.channel, shop.locale);
  const unavailable = unavailability(product, shop);
  return {
    kind,
    id,
    name: sizesInUnit(
      productName(nameIn(name, shop.language, design), described, shop.language),
      shop.locale,
      unit,
    ),
    productType,
    typeLabel: productTypeLabel(described, shop.language),
    ...(design && {
      madeLabel: productTypeLabel({ ...described, uses: [] }, shop.language),
      themeId: design.themeId,
    }),
    formats: [...formats],
    priceFormat: priceFormatOf(kind, formats[0]),
    picture: productPicture(product, designLanguageOf(shop)),
    priceFrom: prices.get(shop.country) ?? null,
    isAvailable: unavailable === undefined,
    ...(unavailable !== undefined && { unavailable }),
  };
}

/** Why a shop does not sell a product; undefined when it does. */
function unavailability({ sold, priced }: Product, shop: Buyer): Unavailability | undefined {
  const here = bitOf(marketOf(shop));
  const anywhere = soldToAnybody(sold);
  if (anywhere === 0) return 'gone';
  if ((anywhere & channelMask(shop.channel)) === 0) return 'not-in-channel';
  if ((anywhere & here) === 0) return 'not-in-country';
  if ((sold[shop.customerType] & here) === 0) return 'not-for-customer';
  return (priced & here) === 0 ? 'not-priced' : undefined;
}
