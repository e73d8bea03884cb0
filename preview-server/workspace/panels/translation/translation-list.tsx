import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import {
  type LanguageCount,
  pagesPerAnswer,
  type TranslationsQuery,
  translationsQuerySchema,
} from '../../../translations/translations-answer.ts';
import { translateStory } from '../../actions/translation/translation-desk.ts';
import { reasonOf } from '../../base/api/result.ts';
import { languageName } from '../../base/schema/place-names.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useTranslationList } from '../../store/server/translations.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { leftWords, shareText } from './count-words.ts';
import { ListFilters } from './list-filters.tsx';
import { ShareBar } from './share-bar.tsx';
import styles from './translation-list.module.css';

/** All pages by all languages, sorted, filtered and cut into parts by the server; each leads to its first open text. */
export function TranslationList() {
  const say = useMessages();
  const { config } = useOpenSession();
  const [query, setQuery] = useState<TranslationsQuery>(translationsQuerySchema.parse({ state: 'open' }));
  const { data, error, isFetching, refetch } = useTranslationList(query);
  const languages = config.languages.filter(
    ({ code }) => code !== 'default' && (query.language === undefined || code === query.language),
  );
  const total = data?.total ?? 0;
  const parts = Math.max(1, Math.ceil(total / pagesPerAnswer));
  const nameOf = (code: string) => {
    const language = config.languages.find((each) => each.code === code);
    return language ? languageName(language, say.language) : code;
  };
  const open = (id: number, language: string | undefined) => {
    closeDialog();
    void translateStory(id, language);
  };
  return (
    <div className={styles.body}>
      {/* Another choice begins at the first part. */}
      <ListFilters query={query} onAsk={(change) => setQuery({ ...query, page: 1, ...change })} />
      {error && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, reasonOf(error))}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be scrolled by keys */}
      <section className={styles.scroller} tabIndex={0} aria-label={say('translate.list')}>
        <table className={styles.table} aria-busy={isFetching}>
          <thead>
            <tr>
              <th scope="col">{say('spaceHealth.page')}</th>
              {languages.map(({ code }) => (
                <th key={code} scope="col">
                  {nameOf(code)}
                  <Sum count={data?.languages.find(({ language }) => language === code)} />
                </th>
              ))}
              <th scope="col">{say('spaceHealth.changed')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.rows.map(({ id, name, fullSlug, isPublished, changedAt, languages: counts }) => (
              <tr key={id}>
                <th scope="row">
                  <Button kind="link" onPress={() => open(id, query.language)}>
                    {name}
                  </Button>
                  <span className={styles.address}>
                    {fullSlug}
                    {isPublished && ` · ${say('usage.live')}`}
                  </span>
                </th>
                {languages.map(({ code }) => {
                  const count = counts.find(({ language }) => language === code);
                  return (
                    <td key={code}>
                      {count && (
                        <Cell
                          count={count}
                          label={say('translate.cell', { page: name, language: nameOf(code) })}
                          onOpen={() => open(id, code)}
                        />
                      )}
                    </td>
                  );
                })}
                <td className={styles.day}>{new Date(changedAt).toLocaleDateString(say('locale'))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {data && total === 0 && <p>{say('spaceHealth.none')}</p>}
      </section>
      <div className={styles.foot}>
        <span role="status">
          {data
            ? say(total === 1 ? 'spaceHealth.onePage' : 'spaceHealth.pages', { count: total })
            : say('check.looking')}
        </span>
        <span className={styles.spacer} />
        <Button isDisabled={query.page <= 1} onPress={() => setQuery({ ...query, page: query.page - 1 })}>
          {say('spaceHealth.before')}
        </Button>
        <span>{say('spaceHealth.part', { page: query.page, parts })}</span>
        <Button isDisabled={query.page >= parts} onPress={() => setQuery({ ...query, page: query.page + 1 })}>
          {say('spaceHealth.next')}
        </Button>
      </div>
    </div>
  );
}

/** How far all pages that are searched have come. */
function Sum({ count }: { count: LanguageCount | undefined }) {
  const say = useMessages();
  return count && count.texts > 0 ? <span className={styles.sum}>{shareText(say, count)}</span> : null;
}

type CellProps = {
  count: LanguageCount;
  /** Page and language, for those who do not see where the cell stands. */
  label: string;
  onOpen(): void;
};

/** How far a page has come in a language. */
function Cell({ count, label, onOpen }: CellProps) {
  const say = useMessages();
  if (count.texts === 0) return <span className={styles.left}>–</span>;
  return (
    <Button kind="plain" onPress={onOpen}>
      <span className={styles.cell}>
        <span className={styles.spoken}>{label} </span>
        <span className={styles.share}>
          <ShareBar {...count} />
          {shareText(say, count)}
        </span>
        <span className={styles.left}>{leftWords(say, count).join(' · ')}</span>
      </span>
    </Button>
  );
}
