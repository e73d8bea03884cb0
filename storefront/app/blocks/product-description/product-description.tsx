import { Headline } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { CatalogueTile } from '../../tiles/catalogue-tile.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './product-description.module.css';

/** What is worth knowing about a product, beside the product itself. */
export function ProductDescription({ blok }: BlockProps<'product_description'>) {
  const mark = marksOf(blok);
  const product = useBlockData('product_description', blok)?.[0];
  return (
    <section className={styles.description} data-has-product={product ? '' : undefined} {...editable(blok)}>
      <div className={styles.words}>
        {blok.headline && (
          <Headline as="h2" mark={mark.headline} size="title">
            {blok.headline}
          </Headline>
        )}
        <RichText document={blok.text} mark={mark.text} />
      </div>
      {product && <CatalogueTile product={product} sizes="(min-width: 900px) 420px, 90vw" />}
    </section>
  );
}
