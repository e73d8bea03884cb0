import { useId } from 'react';
import { listOf } from '../../page/story/stored-block.ts';
import { NavLink } from '../blocks/navigation-links/nav-link.tsx';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import { useSettings } from '../context/settings-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './ways-on.module.css';

/** Ways on from a missing page: home, a search, everything, and what the shop sells most for. */
export function WaysOn() {
  const t = useTopicMessages('missing');
  const { urls } = usePage();
  const id = useId();
  const entries = listOf(useSettings()?.navigation);
  return (
    <section className={styles.ways}>
      <Headline as="h2" size="subtitle">
        {t('missing.ways')}
      </Headline>
      <search className={styles.search}>
        <form action={urls.to(t('path.products'))} className={styles.form}>
          <label className="visually-hidden" htmlFor={id}>
            {t('header.search')}
          </label>
          <input
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
      <p className={styles.buttons}>
        <a className={buttonClass()} href={urls.home}>
          {t('action.home')}
        </a>
        <a className={buttonClass({ variant: 'secondary' })} href={urls.to(t('path.products'))}>
          {t('missing.allProducts')}
        </a>
      </p>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((blok) => (
            <li key={blok._uid}>
              <NavLink blok={blok} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
