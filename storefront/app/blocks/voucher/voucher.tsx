import { Headline } from '../../components/headline/headline.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import styles from './voucher.module.css';

/** A voucher to give away, described. */
export function Voucher({ blok }: BlockProps<'voucher'>) {
  return (
    <section className={styles.voucher} {...editable(blok)}>
      {blok.headline && (
        <Headline as="h2" size="title">
          {blok.headline}
        </Headline>
      )}
      <RichText document={blok.text} />
      {blok.amountHint && <p className={styles.hint}>{blok.amountHint}</p>}
    </section>
  );
}
