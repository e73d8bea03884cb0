import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './quote.module.css';

/** A saying; the quotation marks follow the language of the page, line breaks are the poet's. */
export function Quote({ blok }: BlockProps<'quote'>) {
  const mark = marksOf(blok);
  return (
    <figure className={styles.quote} {...editable(blok)}>
      <blockquote className={styles.text}>
        <q {...mark.text}>{blok.text}</q>
      </blockquote>
      {blok.author && (
        <figcaption className={styles.author} {...mark.author}>
          {blok.author}
        </figcaption>
      )}
    </figure>
  );
}
