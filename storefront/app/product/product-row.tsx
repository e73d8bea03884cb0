import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { Carousel } from '../components/carousel/carousel.tsx';
import { CatalogueTile } from '../components/product-tile/catalogue-tile.tsx';
import { SectionHeader } from '../components/section-header/section-header.tsx';

type ProductRowProps = { headline: string; products: readonly CatalogueProduct[] };

/** Products side by side under a headline; nothing without products. */
export function ProductRow({ headline, products }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section>
      <SectionHeader headline={headline} />
      <Carousel label={headline} slidesPerView={{ base: 1.7, from576: 2.6, from900: 4 }}>
        {products.map((product) => (
          <CatalogueTile
            key={`${product.kind} ${product.id}`}
            product={product}
            sizes="(min-width: 900px) 240px, 55vw"
          />
        ))}
      </Carousel>
    </section>
  );
}
