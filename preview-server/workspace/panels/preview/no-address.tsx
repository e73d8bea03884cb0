import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect } from 'react';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { previewStore } from '../../store/preview-store.ts';
import { useStories } from '../../store/server/queries.ts';
import { useMay, useOpenSession } from '../../store/session-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './preview.module.css';

/** Why the open page has no preview in the shop, and the way to one. */
export function NoAddress() {
  const say = useMessages();
  const { channels } = useOpenSession().config;
  const id = useDocument(({ story }) => story.id);
  const path = useDocument(({ story }) => story.full_slug) ?? '';
  const story = useStories().stories.find((each) => each.id === id);
  const mayMove = useMay('change-live') || story?.published === false;
  useEffect(() => {
    previewStore.setState({ status: 'placeless' });
    return () => previewStore.setState({ status: 'loading' });
  }, []);
  const names = channels.map(({ label }) => say('preview.folder', { name: label }));
  const folders = new Intl.ListFormat(say('locale'), { type: 'disjunction' }).format(names);
  return (
    <div className={styles.noAddress}>
      <Notice
        actions={
          story && mayMove
            ? [{ label: say('stories.move'), run: () => openDialog('move-story', { story }) }]
            : []
        }
      >
        {say('preview.noChannel', { path, folders })}
      </Notice>
    </div>
  );
}
