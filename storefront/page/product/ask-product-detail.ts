import type { DetailBlockName } from '@blattwerk/schemas/kinds/kind.ts';
import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindsShownBy } from '@blattwerk/schemas/products/kind-lists.ts';
import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import type { DesignDetail } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import { type Choice, printChoice, readChoice } from '../offer/choice.ts';
import type { OfferSubject } from '../offer/offer-subject.ts';
import { askBestsellers, bestsellerCount } from '../questions/ask-bestsellers.ts';
import type { Asking, Question } from '../questions/question.ts';
import { askOffer } from './ask-offer.ts';
import { galleryPictures, goodPictures } from './gallery-pictures.ts';
import type { ProductDetail, ShippingFacts, WithdrawnDesign } from './product-detail.ts';
import { readReviewsPage } from './reviews-page.ts';
import { sameLook, type ThemeDesign } from './same-look.ts';

/** Products shown beside one, and in place of one that is missing. */
const relatedCount = 8;

/** What a detail block asks: the address decides which product, and the block's own is the example. */
export function askDetail(block: DetailBlockName) {
  const kinds = kindsShownBy(block);
  return (
    { product }: BlockOf<DetailBlockName>,
    { page, query }: Asking,
  ): Question<ProductDetail> | undefined => {
    const addressed = page.route.product;
    const chosen = product?.items?.[0];
    const reference = addressed && kinds.includes(addressed.kind) ? addressed : referenceOf(chosen, kinds);
    return reference && askProductDetail(reference, query);
  };
}

function referenceOf(
  item: { kind?: string; id?: string } | undefined,
  kinds: readonly ProductKind[],
): ProductReference | undefined {
  const kind = kinds.find((known) => known === item?.kind);
  return kind && item?.id ? { kind, id: item.id } : undefined;
}

/** Everything the page of a product shows; an unknown or unavailable one is answered with others of its kind. */
export function askProductDetail(
  reference: ProductReference,
  query: URLSearchParams,
): Question<ProductDetail> {
  const choice = readChoice(query);
  const reviewsPage = readReviewsPage(query);
  return {
    key: JSON.stringify([
      'product detail',
      printProductReference(reference),
      printChoice(choice),
      reviewsPage,
    ]),
    async answer(ask) {
      const chosen = await ask('GET /web-api/products/chosen', {
        query: { products: [printProductReference(reference)] },
      });
      if (!chosen.ok) return { ok: false, message: chosen.problem.detail };
      const product = chosen.value.products[0];
      const known = product?.found ? ofFound(product) : undefined;
      if (!known?.isAvailable) {
        const similar = await similarTo(ask, reference);
        return { ok: true, value: { state: 'missing', product: known, similar } };
      }
      return { ok: true, value: await soldDetail(ask, known, choice, reviewsPage) };
    },
  };
}

function ofFound({ found: _, ...product }: CatalogueProduct & { found: true }): CatalogueProduct {
  return product;
}

/** What opens a draft of a design that is not sold here. */
export function withdrawnDesign(
  product: CatalogueProduct,
  similar: readonly CatalogueProduct[],
): WithdrawnDesign {
  return {
    state: 'withdrawn',
    product,
    pictures: goodPictures(product),
    subject: subjectOf(product, undefined),
    chosen: {},
    offer: undefined,
    theme: undefined,
    colours: [],
    inColours: [],
    accessories: [],
    related: similar,
    reviews: undefined,
    shipping: undefined,
  };
}

/**
 * What suits a product that is not sold here, or others of the kind of one that is unknown; of these, what is bought most stands
 * below anyway, so it comes only where there is nothing else.
 */
async function similarTo(
  ask: WebApiClient,
  reference: ProductReference,
): Promise<readonly CatalogueProduct[]> {
  const { kind } = reference;
  const query = { product: printProductReference(reference), count: relatedCount };
  const similar = await answered(ask('GET /web-api/products/similar', { query }));
  if (similar && similar.products.length > 0) return similar.products;
  const pageSize = relatedCount + bestsellerCount;
  const [ofKind, bestsellers] = await Promise.all([
    answered(ask('GET /web-api/products', { query: { kinds: [kind], pageSize } })),
    answered(askBestsellers().answer(ask)),
  ]);
  const known = new Set(bestsellers?.map(printProductReference));
  const products = ofKind?.products ?? [];
  const others = products.filter((product) => !known.has(printProductReference(product)));
  return (others.length > 0 ? others : products).slice(0, relatedCount);
}

async function soldDetail(
  ask: WebApiClient,
  product: CatalogueProduct,
  chosen: Choice,
  reviewsPage: number,
): Promise<ProductDetail> {
  const { kind, id, themeId } = product;
  const [design, group, shipping, accessories, reviews] = await Promise.all([
    themeId === undefined
      ? undefined
      : answered(ask('GET /web-api/designs/{id}', { params: { id: Number(id) } })),
    themeId === undefined
      ? undefined
      : answered(ask('GET /web-api/theme-groups/{id}', { params: { id: themeId } })),
    shippingFacts(ask),
    kindTable[kind].askAccessories?.(ask, product) ?? [],
    answered(
      ask('GET /web-api/products/reviews', {
        query: { product: printProductReference(product), page: reviewsPage },
      }),
    ),
  ]);
  const subject = subjectOf(product, design);
  const colours = group?.designs.find((other) => String(other.id) === id)?.colours ?? [];
  const [offer, related] = await Promise.all([
    askOffer(ask, subject, chosen),
    group ? relatedTo(ask, product, group.designs) : otherVersions(ask, product),
  ]);
  return {
    state: 'sold',
    product,
    pictures: design ? galleryPictures(design) : goodPictures(product),
    subject,
    chosen,
    offer: offer.ok ? offer.value : undefined,
    theme: group && { id: group.themeId, name: group.name },
    colours,
    inColours: design?.inColours ?? [],
    accessories,
    related,
    shipping,
    reviews: reviews?.summary ?? undefined,
  };
}

/** Sizes and kinds as price addresses write them. */
function subjectOf(product: CatalogueProduct, design: DesignDetail | undefined): OfferSubject {
  const { kind, id, productType } = product;
  const own = design?.priceFormat ?? product.priceFormat;
  const formats = product.formats.flatMap((format) => priceFormatOf(kind, format) ?? []);
  return {
    kind,
    id,
    productType,
    formats: own === null ? formats : [own, ...formats.filter((format) => format !== own)],
    variants: design?.filters.variant ?? [],
    isRefinable: design?.isRefinable ?? false,
  };
}

/** Others of a kind without designs, those of its type and size first. */
async function otherVersions(
  ask: WebApiClient,
  { kind, id, productType, formats }: CatalogueProduct,
): Promise<readonly CatalogueProduct[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      answered(ask('GET /web-api/products', { query: { kinds: [kind], page, pageSize: 48 } })),
    ),
  );
  const others = pages.flatMap((page) => page?.products ?? []).filter((other) => other.id !== id);
  const nearness = (other: CatalogueProduct) =>
    (other.productType === productType ? 2 : 0) + (other.formats[0] === formats[0] ? 1 : 0);
  return others.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, relatedCount);
}

/** Other designs of the same look in the same colours. */
async function relatedTo(
  ask: WebApiClient,
  { kind, id }: CatalogueProduct,
  designs: readonly ThemeDesign[],
): Promise<readonly CatalogueProduct[]> {
  const others = sameLook(designs, Number(id)).slice(0, relatedCount);
  if (others.length === 0) return [];
  const products = others.map((other) => printProductReference({ kind, id: String(other.id) }));
  const answer = await ask('GET /web-api/products/chosen', { query: { products } });
  if (!answer.ok) return [];
  return answer.value.products.flatMap((product) => {
    if (!product.found || !product.isAvailable) return [];
    const { found, ...related } = product;
    return [related];
  });
}

async function shippingFacts(ask: WebApiClient): Promise<ShippingFacts | undefined> {
  const answer = await answered(ask('GET /web-api/shipping-information', { query: {} }));
  if (!answer) return undefined;
  const { country, services, standardWorkingDays, expressHours, expressOrderDeadline } = answer;
  return { country, services, standardWorkingDays, expressHours, expressOrderDeadline };
}

async function answered<Value>(
  asked: Promise<{ ok: true; value: Value } | { ok: false }>,
): Promise<Value | undefined> {
  const answer = await asked;
  return answer.ok ? answer.value : undefined;
}
