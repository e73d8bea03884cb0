import { Headline } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './info-text.module.css';

/** A short text with a headline, on a calm panel if wanted. */
export function InfoText({ blok }: BlockProps<'info_text'>) {
  const mark = marksOf(blok);
  return (
    <section className={styles.info} data-variant={blok.variant ?? 'plain'} {...editable(blok)}>
      {blok.headline && (
        <Headline as="h2" mark={mark.headline} size="subtitle">
          {blok.headline}
        </Headline>
      )}
      <RichText document={blok.text} mark={mark.text} />
    </section>
  );
}
