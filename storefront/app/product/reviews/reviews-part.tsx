import type { SoldProduct } from '../../../page/product/product-detail.ts';
import { late } from '../../late/late.tsx';
import { Part } from '../../late/part.tsx';

const ProductReviews = late(async () => (await import('./product-reviews.tsx')).ProductReviews);

/** What customers say of a product, loaded where there is something; `isLine`: the average alone. */
export function ReviewsPart({ detail, isLine = false }: { detail: SoldProduct; isLine?: boolean }) {
  const { reviews, chosen } = detail;
  return (
    reviews && (
      <Part>
        <ProductReviews choice={chosen} isLine={isLine} reviews={reviews} />
      </Part>
    )
  );
}
