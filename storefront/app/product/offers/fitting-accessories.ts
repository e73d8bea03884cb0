import { cardPrintingTable } from '@blattwerk/schemas/shop/card-printing.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { oneOf } from '../choice.ts';
import type { FittingAccessories } from '../product-detail.ts';

/** What is bought with a card; the accessories' own page has the rest. */
const kinds = ['envelope', 'inlay', 'seal', 'ribbon', 'pen'] as const;
/** Accessories of one kind shown on a card's page. */
const shownOfAKind = 3;

/** Envelopes that fit a card and what else goes with it, a few of each kind; nothing where that cannot be asked. */
export async function askFittingAccessories(
  ask: WebApiClient,
  { productType: type, priceFormat }: Pick<CatalogueProduct, 'productType' | 'priceFormat'>,
): Promise<readonly FittingAccessories[]> {
  const productType = oneOf(printedTypes, type);
  if (!productType) return [];
  const answer = await ask('GET /web-api/card-accessories', {
    query: { productType, format: priceFormat ?? undefined, kind: [...kinds] },
  });
  if (!answer.ok) return [];
  return answer.value.groups
    .filter(({ accessories }) => accessories.length > 0)
    .map(({ label, accessories }) => ({
      label,
      count: accessories.length,
      accessories: accessories.slice(0, shownOfAKind),
    }));
}

const printedTypes = Object.keys(cardPrintingTable).filter((name): name is keyof typeof cardPrintingTable =>
  Object.hasOwn(cardPrintingTable, name),
);
