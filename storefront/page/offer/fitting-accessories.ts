import type { CardAccessory } from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { printProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AccessoryOffer } from '@blattwerk/schemas/web-api/prices/accessory.ts';
import { oneOf } from './choice.ts';

/** Accessories of one kind that fit; `count` tells how many there are in all. */
export type FittingAccessories = {
  label: string;
  count: number;
  accessories: readonly (AccessoryOffer & { picture: Picture | null })[];
};

/** Asks for what is bought with a product; nothing where that cannot be asked. */
export type AskFittingAccessories = (
  ask: WebApiClient,
  product: Pick<CatalogueProduct, 'productType' | 'priceFormat'>,
  kinds?: readonly CardAccessory[],
) => Promise<readonly FittingAccessories[]>;

/** What is bought with a card; the accessories' own page has the rest. */
const usualKinds: readonly CardAccessory[] = ['envelope', 'inlay', 'seal', 'ribbon', 'pen'];
/** Accessories of one kind shown on a card's page. */
const shownOfAKind = 3;

/** Envelopes that fit a card and what else goes with it, a few of each kind; nothing where that cannot be asked. */
export const askFittingAccessories: AskFittingAccessories = async (
  ask,
  { productType: type, priceFormat },
  kinds = usualKinds,
) => {
  const productType = oneOf(printedTypes, type);
  if (!productType) return [];
  const answer = await ask('GET /web-api/card-accessories', {
    query: { productType, format: priceFormat ?? undefined, kind: [...kinds] },
  });
  if (!answer.ok) return [];
  const groups = answer.value.groups
    .filter(({ accessories }) => accessories.length > 0)
    .map(({ label, accessories }) => ({
      label,
      count: accessories.length,
      accessories: accessories.slice(0, shownOfAKind),
    }));
  const pictures = await askPictures(
    ask,
    groups.flatMap(({ accessories }) => accessories.map(({ sku }) => sku)),
  );
  return groups.map(({ accessories, ...group }) => ({
    ...group,
    accessories: accessories.map((accessory) => ({
      ...accessory,
      picture: pictures.get(accessory.sku) ?? null,
    })),
  }));
};

/** What accessories look like; they are offered without a picture where that cannot be asked. */
async function askPictures(ask: WebApiClient, skus: readonly string[]): Promise<Map<string, Picture | null>> {
  if (skus.length === 0) return new Map();
  const products = skus.map((id) => printProductReference({ kind: 'accessory', id }));
  const answer = await ask('GET /web-api/products/chosen', { query: { products } });
  const found = answer.ok ? answer.value.products : [];
  return new Map(found.map((product) => [product.id, product.found ? product.picture : null]));
}

/** Product types of cards that are printed. */
export const printedTypes = Object.keys(cardPrintingTable).filter(
  (name): name is keyof typeof cardPrintingTable => Object.hasOwn(cardPrintingTable, name),
);
