import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect } from 'react';
import { openDialog } from '../../store/dialog-store.ts';
import { previewStore } from '../../store/preview-store.ts';
import { useMay } from '../../store/session-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './preview.module.css';

/** Why the shop shows nothing of a page whose kind it does not know, and the way to a page that does. */
export function NotRendered({ component }: { component: string }) {
  const say = useMessages();
  const maySetUp = useMay('administer');
  useEffect(() => {
    previewStore.setState({ status: 'notRendered' });
    return () => previewStore.setState({ status: 'loading' });
  }, []);
  return (
    <div className={styles.noAddress}>
      <Notice
        tone="warning"
        actions={
          maySetUp ? [{ label: say('addresses.title'), run: () => openDialog('preview-addresses', {}) }] : []
        }
      >
        {say('preview.noRenderer', { component })}
      </Notice>
    </div>
  );
}
