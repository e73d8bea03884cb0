import { Headline } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './newsletter-response.module.css';

/** Thanks on the page the confirmation link leads to. */
export function NewsletterResponse({ blok }: BlockProps<'newsletter_response'>) {
  const mark = marksOf(blok);
  return (
    <section className={styles.response} {...editable(blok)}>
      <Headline as="h2" mark={mark.headline} size="title">
        {blok.headline}
      </Headline>
      <RichText document={blok.text} mark={mark.text} />
    </section>
  );
}
