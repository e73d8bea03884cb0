import { Headline } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './text-page.module.css';

/** A long text in a column that reads well. */
export function TextPage({ blok }: BlockProps<'text_page'>) {
  const mark = marksOf(blok);
  return (
    <article className={styles.page} {...editable(blok)}>
      {blok.headline && (
        <Headline
          as={blok.isHeadlineH1 ? 'h1' : 'h2'}
          className={styles.headline}
          mark={mark.headline}
          size="display"
        >
          {blok.headline}
        </Headline>
      )}
      <RichText className={styles.text} document={blok.text} mark={mark.text} />
    </article>
  );
}
