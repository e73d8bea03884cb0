import { useEffect, useState } from 'react';
import { agoSentence } from '../../panels/messages/ago.ts';
import { useMessages } from '../../panels/messages/messages.ts';
import { useDocument } from '../../store/page/document.ts';
import { isDirty } from '../../store/page/document-store.ts';
import { useSaving } from '../../store/saving-store.ts';
import styles from './top-bar.module.css';

/** Name of the open page and whether it is stored. */
export function PageState() {
  const say = useMessages();
  const name = useDocument(({ story }) => story.name);
  const path = useDocument(({ story }) => story.full_slug);
  const dirty = useDocument(isDirty) ?? false;
  const published = useDocument(({ story }) => story.published && !story.unpublished_changes) ?? false;
  const { activity, savedAt } = useSaving((state) => state);
  const now = useNow();
  if (name === undefined) return <span className={styles.state}>{say('app.name')}</span>;
  const state =
    activity === 'saving'
      ? say('save.saving')
      : dirty
        ? say('save.unsaved')
        : say(published ? 'save.published' : 'save.draft', {
            ago: savedAt === undefined ? '' : agoSentence(savedAt, now, say('locale'), say('save.justNow')),
          });
  return (
    <span className={styles.state}>
      <span className={styles.page} title={path}>
        {name}
      </span>
      <span aria-hidden> · </span>
      <span role="status" data-unsaved={dirty}>
        {state}
      </span>
    </span>
  );
}

/** The time, fresh every ten seconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
