import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';
import type { ColourVariant } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { ProductReviews } from '@blattwerk/schemas/web-api/reviews/product-review-endpoints.ts';
import type { Choice } from '../offer/choice.ts';
import type { FittingAccessories } from '../offer/fitting-accessories.ts';
import type { Offer } from '../offer/offer.ts';
import type { OfferSubject } from '../offer/offer-subject.ts';
import type { GalleryPicture } from './gallery-pictures.ts';

export type ShippingFacts = Pick<
  AnswerOf<'GET /web-api/shipping-information'>,
  'country' | 'services' | 'standardWorkingDays' | 'expressHours' | 'expressOrderDeadline'
>;

/** Everything a product's page knows of a product that is sold. */
export type SoldProduct = {
  state: 'sold';
  product: CatalogueProduct;
  pictures: readonly GalleryPicture[];
  subject: OfferSubject;
  /** What the address chose. */
  chosen: Choice;
  /** Undefined when no price could be had. */
  offer: Offer | undefined;
  theme: { id: number; name: string } | undefined;
  colours: readonly Colour[];
  /** Every colour the design is sold in, itself among them; empty where there is one only. */
  inColours: readonly ColourVariant[];
  accessories: readonly FittingAccessories[];
  related: readonly CatalogueProduct[];
  shipping: ShippingFacts | undefined;
  /** Of customers who have bought it; undefined where there is none. */
  reviews: ProductReviews | undefined;
};

/** A product that is unknown or not sold here, with others of its kind. */
export type MissingProduct = {
  state: 'missing';
  /** What it is, where it is known. */
  product: CatalogueProduct | undefined;
  similar: readonly CatalogueProduct[];
};

/** A design that is not sold here any more, as who has begun with it opens it: it has no price, and `related` is what comes nearest. */
export type WithdrawnDesign = Omit<SoldProduct, 'state' | 'offer'> & { state: 'withdrawn'; offer: undefined };

export type ProductDetail = SoldProduct | MissingProduct;
