import { Carousel } from '../../components/carousel/carousel.tsx';
import { CatalogueTile } from '../../components/product-tile/catalogue-tile.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import { WithoutProducts } from '../without-products/without-products.tsx';

/** Products that many like, side by side. */
export function Bestseller({ blok }: BlockProps<'bestseller'>) {
  const { route } = usePage();
  // Whoever is on the page of one of them is shown the others.
  const products = useBlockData('bestseller', blok)?.filter(
    ({ kind, id }) => kind !== route.product?.kind || id !== route.product.id,
  );
  if (!products?.length) return <WithoutProducts blok={blok} name={blok.headline} />;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} lang={blok._textLang} />
      <Carousel label={blok.headline} slidesPerView={{ base: 1.7, from576: 2.6, from900: 4 }}>
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
