import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { ProductPicture } from '../components/product-picture/product-picture.tsx';
import { usePage } from '../context/page-context.tsx';
import { CopyButton } from '../drafts/copy-button.tsx';
import { draftAddress } from '../drafts/draft-address.ts';
import { DraftTitle } from '../drafts/draft-title.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './drafts.module.css';

export type ListedDraft = AnswerOf<'GET /web-api/drafts'>['drafts'][number];

type DraftCardProps = {
  draft: ListedDraft;
  onRemove(): void;
  /** It has another name by now. */
  onTitle(title: string | null): void;
};

/** A draft: its design, its words, when it was changed, and what can be done with it. */
export function DraftCard({ draft, onRemove, onTitle }: DraftCardProps) {
  const t = useTopicMessages('drafts');
  const { locale, urls } = usePage();
  const { id, designId, product, title, words, picture, updatedAt } = draft;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const changed = t('drafts.changed', { when: time.format(new Date(updatedAt)) });
  const address = draftAddress(urls, { kind: product.kind, designId, draftId: id });
  const nameOf = (action: string) => t('drafts.ofName', { action, name: `${product.name}, ${changed}` });
  return (
    <li className={styles.draft}>
      <div className={styles.picture}>{picture && <ProductPicture picture={picture} sizes="96px" />}</div>
      <div className={styles.words}>
        <h3 className={styles.name}>{product.name}</h3>
        <div className={styles.title}>
          <DraftTitle
            className={styles.action}
            of={`${product.name}, ${changed}`}
            onTitle={onTitle}
            source={async () => ({ id, key: null })}
            title={title}
          />
        </div>
        {words !== null && <p>{t('drafts.words', { words })}</p>}
        <p className={styles.changed}>{changed}</p>
      </div>
      <div className={styles.actions}>
        {address !== undefined && (
          <a aria-label={nameOf(t('drafts.goOn'))} className={styles.action} href={address}>
            {t('drafts.goOn')}
          </a>
        )}
        <CopyButton
          className={styles.action}
          name={`${product.name}, ${changed}`}
          source={async () => ({ kind: 'draft', id, key: null })}
        />
        <button
          aria-label={nameOf(t('account.remove'))}
          className={styles.action}
          onClick={onRemove}
          type="button"
        >
          {t('account.remove')}
        </button>
      </div>
    </li>
  );
}
