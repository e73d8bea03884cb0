import { Headline } from '../../components/headline/headline.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import styles from './product-description.module.css';

/** What is worth knowing about a product. */
export function ProductDescription({ blok }: BlockProps<'product_description'>) {
  return (
    <section className={styles.description} {...editable(blok)}>
      {blok.headline && (
        <Headline as="h2" size="title">
          {blok.headline}
        </Headline>
      )}
      <RichText document={blok.text} />
    </section>
  );
}
