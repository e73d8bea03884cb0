import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { inLanguage } from '@blattwerk/schemas/languages/phrases.ts';
import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { matTypeLabels } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import type { BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { LinePrice } from '../prices/rules/price-line.ts';
import type { Product } from '../products/product.ts';
import { productPicture } from '../products/product-picture.ts';
import { productView } from '../products/product-view.ts';
import { sealedPictureOf } from '../seals/sealed-picture.ts';
import { soldDraft } from '../seals/sold-draft.ts';
import type { StoredLine } from './basket-content.ts';
import { designedDetails } from './designed-details.ts';
import { isSold, productOf, substituteFor } from './item-product.ts';
import { namesOf } from './names-of.ts';
import { piecesOf } from './pieces-of.ts';
import type { PricingContext } from './pricing-context.ts';

/** A line as the basket shows it, its net amount left to the whole basket; one that is no longer sold costs nothing and names what comes nearest. */
export function lineView(stored: StoredLine, priced: LinePrice, context: PricingContext): BasketLine {
  const { id, item, quantity, shown } = stored;
  const { buyer, tables } = context;
  const { money } = tables.of(buyer);
  const product = productOf(item, context);
  const pieces = piecesOf(item, context);
  const isWithdrawn = !priced.ok || !isSold(item, context);
  const price = isWithdrawn
    ? { unitPrice: money(0), total: money(0), parts: [], saving: money(0) }
    : priced.quote;
  return {
    id,
    item,
    name: nameOf(item, product, context) ?? shown?.name ?? '',
    details: detailsOf(item, context),
    picture: pictureOf(item, product, context),
    path: product && !isWithdrawn ? pathOf(product) : null,
    names: namesOf(item, context),
    draft: isWithdrawn ? null : soldDraft(item, context.sealed),
    quantity,
    maximumQuantity: pieces.most,
    quantities: pieces.steps && [...pieces.steps],
    unitPrice: price.unitPrice,
    parts: price.parts.map((part) => ({ ...part, label: inLanguage(part.label, buyer.language) })),
    saving: price.saving,
    total: price.total,
    net: null,
    state: isWithdrawn ? 'withdrawn' : 'ok',
    substitute: isWithdrawn ? substituteOf(item, context) : null,
    // It is the consumer’s (§ 312g (1) BGB).
    hasWithdrawalRight: buyer.customerType === 'private' && priced.ok && priced.hasWithdrawalRight,
  };
}

function substituteOf(item: BasketItem, context: PricingContext): BasketLine['substitute'] {
  const found = substituteFor(item, context);
  if (!found) return null;
  const name = nameOf(found.item, found.product, context) ?? found.product.name;
  return { item: found.item, name, path: pathOf(found.product) };
}

function nameOf(
  item: BasketItem,
  product: Product | undefined,
  { buyer, texts }: PricingContext,
): string | undefined {
  if (item.kind === 'giftVoucher') {
    const amount = { minorUnits: item.minorUnits, currency: buyer.currency };
    return texts.basket.giftVoucher(formatMoney(amount, buyer.locale));
  }
  const name = product && productView(product, buyer).name;
  return name !== undefined && item.kind === 'sample' ? texts.basket.sample(name) : name;
}

/** A line with a design shows the picture of its seal. */
function pictureOf(
  item: BasketItem,
  product: Product | undefined,
  { buyer, sealed }: PricingContext,
): BasketLine['picture'] {
  const design = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  if (design) return sealedPictureOf(design);
  return product ? productPicture(product, designLanguageOf(buyer)) : null;
}

function detailsOf(item: BasketItem, context: PricingContext): string[] {
  const { buyer, sealed, texts } = context;
  const design = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  if (design) return designedDetails(design, context);
  if (item.kind === 'giftVoucher') return [texts.basket.byEmail];
  if (item.kind !== 'photoframe') return [];
  const format = parseFormat(item.format);
  const unit = lengthUnitOf(buyer.channel, buyer.locale);
  return [
    texts.basket.withoutPicture,
    ...(format ? [displayFormat(format, buyer.locale, unit)] : []),
    ...(item.matType ? [inLanguage(matTypeLabels[item.matType], buyer.language)] : []),
  ];
}

function pathOf({ kind, id, name }: Product): string {
  return productPath({ kind, id, name });
}
