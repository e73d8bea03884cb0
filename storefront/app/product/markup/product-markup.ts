import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { SoldProduct } from '../../../page/product/product-detail.ts';
import type { PageData } from '../../../page/request/page-data.ts';

type MarkupInput = {
  detail: Pick<SoldProduct, 'product' | 'pictures' | 'offer' | 'shipping' | 'reviews'>;
  page: Pick<PageData, 'origin' | 'siteName' | 'country'>;
  /** Absolute address of the product's page. */
  url: string;
  description: string;
  /** The names of its colours, or nothing. */
  colour: string;
};

/**
 * Product structured data (schema.org): brand, and an offer for one piece with price, currency, in stock, new, and what
 * shipping costs and takes; where the shop does not deliver it offers nothing. It has a rating where customers who bought
 * it have given one.
 */
export function productMarkup({ detail, page, url, description, colour }: MarkupInput): object {
  const { product, pictures, offer, shipping, reviews } = detail;
  const isDelivered = deliveryCountries.some((country) => country === page.country);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    sku: `${product.kind}-${product.id}`,
    category: product.typeLabel,
    brand: { '@type': 'Brand', name: page.siteName },
    itemCondition: 'https://schema.org/NewCondition',
    ...(description !== '' && { description }),
    ...(colour !== '' && { color: colour }),
    ...(pictures.length > 0 && { image: pictures.map(({ picture }) => largest(page.origin, picture.url)) }),
    ...(offer &&
      isDelivered && { offers: { ...offerMarkup(offer, page.siteName, url), ...shippingMarkup(shipping) } }),
    ...(reviews && ratingMarkup(reviews)),
  };
}

function ratingMarkup({ rating, count, reviews }: NonNullable<SoldProduct['reviews']>): object {
  const limits = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(rating.toFixed(2)),
      reviewCount: count,
      ...limits,
    },
    review: reviews.map(({ author, date, words, language, rating: stars }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: date,
      ...(words !== '' && { reviewBody: words, inLanguage: language }),
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...limits },
    })),
  };
}

function offerMarkup(
  { unitPrice, quantity, vatRatePerMille }: NonNullable<SoldProduct['offer']>,
  seller: string,
  url: string,
) {
  const price = (unitPrice.minorUnits / 100).toFixed(2);
  const priceCurrency = unitPrice.currency.toUpperCase();
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      valueAddedTaxIncluded: vatRatePerMille > 0,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'C62' },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: quantity, unitCode: 'C62' },
    },
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
  };
}

/** Ways of delivery whose price is known; where it depends on the parcel nothing is promised. */
function shippingMarkup(shipping: SoldProduct['shipping']): object {
  if (!shipping) return {};
  const { country, services, standardWorkingDays } = shipping;
  const details = services
    .filter(({ service, isFrom }) => service === 'standard' && !isFrom)
    .map(({ price }) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: (price.minorUnits / 100).toFixed(2),
        currency: price.currency.toUpperCase(),
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: standardWorkingDays.min,
          maxValue: standardWorkingDays.max,
          unitCode: 'DAY',
        },
      },
    }));
  return details.length > 0 ? { shippingDetails: details } : {};
}

function largest(origin: string, url: string): string {
  return `${origin}${url}${url.includes('?') ? '&' : '?'}width=1200`;
}
