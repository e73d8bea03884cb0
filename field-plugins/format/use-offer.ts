import type { FormatValue } from '@blattwerk/schemas/field-plugins/format-value.ts';
import { allowedFormats, productFormats } from '@blattwerk/schemas/products/product-formats.ts';
import type { AllowedFormats } from '@blattwerk/schemas/shop/products/allowed-formats.ts';
import type { CatalogueFailure } from '../shell/catalogue/catalogue-failure.ts';
import { useCatalogueAnswer } from '../shell/catalogue/use-catalogue-answer.ts';
import type { PickerProps } from '../shell/picker.ts';
import type { FormatOptions } from './format-options.ts';
import { useBlockProduct } from './use-block-product.ts';

/** What can be offered at the moment. */
export type Offer =
  | { state: 'no-product' | 'loading' | 'unknown-product' }
  | { state: 'failed'; failure: CatalogueFailure; retry(): void }
  | { state: 'ready'; allowed: AllowedFormats; productName: string | undefined };

/** The formats of the product in the same block, or of the kind and type that the field's options name. */
export function useOffer({ options, shop, story }: PickerProps<FormatValue, FormatOptions>): Offer {
  const chosen = useBlockProduct(story, options.productField);
  const { kind, type: productType } = options;
  const reference = chosen && kind === undefined ? `${chosen.kind}:${chosen.id}` : undefined;
  const answer = useCatalogueAnswer(
    shop,
    ['chosen', reference],
    reference === undefined
      ? undefined
      : (client, signal) =>
          client('GET /web-api/products/chosen', { query: { products: [reference] }, signal }),
  );
  if (kind && productType) {
    return { state: 'ready', allowed: allowedFormats({ kind, productType }), productName: undefined };
  }
  if (reference === undefined) return { state: 'no-product' };
  if (answer.isError) return { state: 'failed', failure: answer.error, retry: () => void answer.refetch() };
  if (answer.isPending) return { state: 'loading' };
  const [product] = answer.data.products;
  if (!product?.found) return { state: 'unknown-product' };
  return { state: 'ready', allowed: productFormats(product), productName: product.name };
}
