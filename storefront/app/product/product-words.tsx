import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { hasRichText } from '../../page/story/plain-text.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { Headline } from '../components/headline/headline.tsx';
import { marksOf } from '../context/editable.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './product-words.module.css';

type ProductWordsProps = {
  blok: Pick<BlockOf<'card_detail'>, 'headline' | 'description' | 'details'> &
    Pick<StoredBlock, '_editable' | '_textLang'>;
};

/** What the editor says about products of this kind: what is special, then the facts. */
export function ProductWords({ blok }: ProductWordsProps) {
  const mark = marksOf(blok);
  const t = useLateMessages();
  const { headline, description, details, _textLang: lang } = blok;
  if (!hasRichText(description) && !hasRichText(details)) return null;
  return (
    <section className={styles.words}>
      <div className={styles.part}>
        <Headline as="h2" size="subtitle">
          {headline ? (
            <span lang={lang} {...mark.headline}>
              {headline}
            </span>
          ) : (
            t('detail.description')
          )}
        </Headline>
        <div lang={lang}>
          <RichText document={description} mark={mark.description} />
        </div>
      </div>
      {hasRichText(details) && (
        <div className={styles.part}>
          <Headline as="h2" size="subtitle">
            {t('detail.details')}
          </Headline>
          <div lang={lang}>
            <RichText document={details} mark={mark.details} />
          </div>
        </div>
      )}
    </section>
  );
}
