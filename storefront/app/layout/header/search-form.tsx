import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './search-form.module.css';

/** Searches the products; works before any script has loaded. */
export function SearchForm() {
  const t = useMessages();
  const { urls } = usePage();
  const id = useId();
  return (
    <search>
      <form action={urls.to('produkte')} className={styles.form}>
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
          placeholder={t('header.searchHint')}
          type="search"
        />
        <button aria-label={t('header.search')} className={styles.submit} type="submit">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
