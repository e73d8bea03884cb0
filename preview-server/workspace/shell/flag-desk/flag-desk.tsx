import { useEffect } from 'react';
import { addressedFlag, openFlag } from '../../actions/flags/change-flag.ts';
import { FlagList } from '../../panels/flags/flag-list.tsx';
import { FlagView } from '../../panels/flags/flag-view.tsx';
import styles from '../../panels/flags/flags.module.css';
import { NewFlagForm } from '../../panels/flags/new-flag-form.tsx';
import { SegmentForm } from '../../panels/flags/segment-form.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { useOpenFlag } from '../../store/flags/open-flag-store.ts';
import { Desk } from '../desk/desk.tsx';

/** Where editors roll flags out and read what tests have shown. */
export function FlagDesk() {
  const say = useMessages();
  const flag = useOpenFlag();
  useEffect(() => {
    const addressed = addressedFlag();
    if (addressed !== undefined) openFlag(addressed);
  }, []);
  return (
    <Desk here="flags" title={say('flags.title')}>
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
    </Desk>
  );
}
