import { useEffect } from 'react';
import { addressedFlag, openFlag } from '../../actions/flags/change-flag.ts';
import { LanguageMenu } from '../../panels/controls/language-menu.tsx';
import { FlagList } from '../../panels/flags/flag-list.tsx';
import { FlagView } from '../../panels/flags/flag-view.tsx';
import styles from '../../panels/flags/flags.module.css';
import { NewFlagForm } from '../../panels/flags/new-flag-form.tsx';
import { SegmentForm } from '../../panels/flags/segment-form.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { useOpenFlag } from '../../store/flags/open-flag-store.ts';

/** Where editors roll flags out and read what tests have shown. */
export function FlagDesk() {
  const say = useMessages();
  const flag = useOpenFlag();
  useEffect(() => {
    const addressed = addressedFlag();
    if (addressed !== undefined) openFlag(addressed);
  }, []);
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <span className={styles.brand}>Blattwerk</span>
        <h1 className={styles.title}>{say('flags.title')}</h1>
        <span className={styles.spacer} />
        <a className={styles.link} href="/">
          {say('orders.workspace')}
        </a>
        <LanguageMenu />
      </header>
      <main className={styles.columns}>
        <FlagList />
        <div className={styles.open}>
          {flag === undefined ? (
            <p className={styles.hint}>{say('flags.choose')}</p>
          ) : (
            <FlagView flag={flag} key={flag} />
          )}
        </div>
        <div className={styles.column}>
          <NewFlagForm />
          <SegmentForm />
        </div>
      </main>
    </div>
  );
}
