import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import {
  listedSize,
  sizesPrintedWith,
  takesPrints,
} from '@blattwerk/schemas/shop/photo-products/printed-together.ts';
import type { Product } from '../products/product.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';

/** What is bought of a draft under one line: a product, and the part of the content that is made into it. */
type SoldPart = { content: DraftContent; product: Product | undefined };

/** A draft is one thing to buy; prints are one for each of their sizes, in the order in which those appear. */
export function soldParts(
  content: DraftContent,
  product: Product | undefined,
  products: ProductCatalogue,
): SoldPart[] {
  if (!product || !takesPrints(product)) return [{ content: { ...content, prints: [] }, product }];
  if (content.prints.length === 0) return [{ content, product }];
  const sizes = sizesPrintedWith(product.productType);
  const bySize = Map.groupBy(content.prints, ({ format }) => listedSize(format, sizes) ?? format);
  return [...bySize].map(([size, prints]) => ({
    content: { ...content, choice: { ...content.choice, format: size }, prints },
    product: sizes.includes(size) ? products.product({ kind: product.kind, id: size }) : undefined,
  }));
}
