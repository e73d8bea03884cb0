import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { Carousel } from '../components/carousel/carousel.tsx';
import { SectionHeader } from '../components/section-header/section-header.tsx';
import type { BlockAttributes, FieldMark } from '../context/editable.ts';
import { CatalogueTile } from './catalogue-tile.tsx';

type ProductRowProps = {
  headline: string;
  /** Language of the headline where it is not the page's. */
  lang?: string | undefined;
  products: readonly CatalogueProduct[];
  /** Where the row is an editor's block. */
  block?: BlockAttributes;
  mark?: FieldMark;
};

/** Products side by side under a headline; nothing without products. */
export function ProductRow({ headline, lang, products, block, mark }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section {...block}>
      <SectionHeader headline={headline} lang={lang} mark={mark} />
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
