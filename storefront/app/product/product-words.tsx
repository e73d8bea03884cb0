import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { hasRichText } from '../../page/story/plain-text.ts';
import { Headline } from '../components/headline/headline.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './product-words.module.css';

type ProductWordsProps = Pick<BlockOf<'card_detail'>, 'headline' | 'description' | 'details'> & {
  /** Language of these texts where it is not the page's. */
  lang?: string | undefined;
};

/** What the editor says about products of this kind: what is special, then the facts. */
export function ProductWords({ headline, description, details, lang }: ProductWordsProps) {
  const t = useLateMessages();
  if (!hasRichText(description) && !hasRichText(details)) return null;
  return (
    <section className={styles.words}>
      <div className={styles.part}>
        <Headline as="h2" size="subtitle">
          {headline ? <span lang={lang}>{headline}</span> : t('detail.description')}
        </Headline>
        <div lang={lang}>
          <RichText document={description} />
        </div>
      </div>
      {hasRichText(details) && (
        <div className={styles.part}>
          <Headline as="h2" size="subtitle">
            {t('detail.details')}
          </Headline>
          <div lang={lang}>
            <RichText document={details} />
          </div>
        </div>
      )}
    </section>
  );
}
