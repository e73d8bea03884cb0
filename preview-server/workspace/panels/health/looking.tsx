import { Busy } from '@blattwerk/field-plugins/look/notice.tsx';
import { usePreviewStatus } from '../../store/preview-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './health.module.css';

/** The page is looked at once it is at rest; without a preview there is nothing to look at. */
export function Looking() {
  const say = useMessages();
  const status = usePreviewStatus();
  return status === 'silent' || status === 'placeless' || status === 'notRendered' ? (
    <p className={styles.quiet}>{say(`preview.${status}`)}</p>
  ) : (
    <Busy>{say('check.looking')}</Busy>
  );
}
