import { editable } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './quote.module.css';

/** A saying; the quotation marks follow the language of the page, line breaks are the poet's. */
export function Quote({ blok }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote} {...editable(blok)}>
      <blockquote className={styles.text}>
        <q>{blok.text}</q>
      </blockquote>
      {blok.author && <figcaption className={styles.author}>{blok.author}</figcaption>}
    </figure>
  );
}
