import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './search-form.module.css';

/** Loaded when somebody begins to search. */
const SearchField = lazy(async () => ({ default: (await import('./search-field.tsx')).SearchField }));

/** Searches the products, with suggestions while typing; works before any script has loaded. */
export function SearchForm() {
  const t = useMessages();
  const { urls } = usePage();
  const id = useId();
  const plain = useRef<HTMLInputElement>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const field = {
    autoComplete: 'off',
    className: styles.input,
    enterKeyHint: 'search',
    id,
    maxLength: 100,
    name: 'q',
    placeholder: t('header.searchHint'),
    type: 'search',
  } as const;
  const plainField = <input {...field} onFocus={() => setHasBegun(true)} ref={plain} />;
  return (
    <search>
      <form action={urls.to('produkte')} className={styles.form}>
        <label className="visually-hidden" htmlFor={id}>
          {t('header.search')}
        </label>
        {hasBegun ? (
          <Suspense fallback={plainField}>
            <SearchField field={field} takesOver={plain} />
          </Suspense>
        ) : (
          plainField
        )}
        <button aria-label={t('header.search')} className={styles.submit} type="submit">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
