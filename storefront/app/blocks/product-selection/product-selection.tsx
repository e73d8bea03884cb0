import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { WithoutProducts } from '../../components/without-products/without-products.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { CatalogueTile } from '../../tiles/catalogue-tile.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './product-selection.module.css';

/** Few products side by side, with the sizes they come in. */
export function ProductSelection({ blok }: BlockProps<'product_selection'>) {
  const mark = marksOf(blok);
  const products = useBlockData('product_selection', blok);
  if (!products?.length) return <WithoutProducts blok={blok} name={blok.headline} />;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} lang={blok._textLang} mark={mark.headline} />
      <ul className={styles.products} data-count={Math.min(products.length, 4)}>
        {products.map((product) => (
          <li className={styles.product} key={`${product.kind} ${product.id}`}>
            <CatalogueTile product={product} sizes="(min-width: 900px) 320px, 90vw" />
            <Sizes formats={product.formats} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sizes({ formats }: Pick<CatalogueProduct, 'formats'>) {
  const { channel, locale } = usePage();
  const t = useMessages();
  const unit = lengthUnitOf(channel, locale);
  const sizes = formats
    .flatMap((text) => parseFormat(text) ?? [])
    .sort((a, b) => a.width * a.height - b.width * b.height)
    .map((format) => displayFormat(format, locale, unit));
  if (sizes.length === 0) return null;
  return (
    <>
      <h3 className={styles.term}>{t('products.sizes')}</h3>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size}>{size}</li>
        ))}
      </ul>
    </>
  );
}
