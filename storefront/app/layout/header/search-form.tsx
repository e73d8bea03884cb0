import { Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { usePage } from '../../context/page-context.tsx';
import { late, loadLate } from '../../late/late.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './search-form.module.css';

const SearchSuggestions = late(async () => (await import('./search-suggestions.tsx')).SearchSuggestions);

/** Searches the products, with suggestions while typing; works before any script has loaded. */
export function SearchForm() {
  const t = useMessages();
  const { urls } = usePage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [suggests, setSuggests] = useState(false);
  const suggest = (words: string) => {
    setTyped(words);
    // Without its code the form searches all the same.
    loadLate(SearchSuggestions).then(
      () => setSuggests(true),
      () => {},
    );
  };
  return (
    <search>
      <form action={urls.to(t('path.products'))} className={styles.form}>
        <label className="visually-hidden" htmlFor={id}>
          {t('header.search')}
        </label>
        <input
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          id={id}
          maxLength={100}
          name="q"
          onChange={(event) => suggest(event.target.value)}
          onFocus={(event) => suggest(event.target.value)}
          placeholder={t('header.searchHint')}
          ref={input}
          type="search"
        />
        <button aria-label={t('header.search')} className={styles.submit} type="submit">
          <Icon name="search" />
        </button>
        {suggests && typed !== undefined && (
          <Suspense fallback={null}>
            <SearchSuggestions input={input} typed={typed} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
