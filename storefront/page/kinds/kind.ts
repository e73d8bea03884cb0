import type { PhotobookBinding } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { AskFittingAccessories } from '../offer/fitting-accessories.ts';
import type { Offer } from '../offer/offer.ts';
import type { AskOffer } from '../offer/offer-subject.ts';

/** Keys of the interface texts that facts are said with. */
type FactKey = 'detail.photobookType' | `binding.${PhotobookBinding}`;

/** A line above the choices: what it is about, then what the product is and words for it. */
export type KindFact = { term: FactKey; text: string; details: readonly FactKey[] };

/** What the page of a product does by its kind; run by the server and by browsers. */
export type PageKind = {
  /** Asks what a product costs as it is chosen, and what else can be chosen. */
  askOffer: AskOffer;
  /** What is true of products of this kind only. */
  facts(product: Pick<CatalogueProduct, 'productType' | 'typeLabel'>): readonly KindFact[];
  /** Asks for what is bought with it; null: nothing is. */
  askAccessories: AskFittingAccessories | null;
  /** What of it goes into the basket as it is chosen; null where it has to be designed first. */
  itemOf(product: Pick<CatalogueProduct, 'id'>, offer: Offer): BasketItem | null;
  /** Its front sells it by itself; other kinds are bought for what they look like in a room. */
  opensWithFront: boolean;
  /** A product without a design is shown close by, too. */
  hasCloseUp(productType: string): boolean;
};
