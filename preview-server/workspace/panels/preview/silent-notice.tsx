import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { reloadFrame } from '../../store/preview-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './preview.module.css';

type SilentNoticeProps = { url: string; isShop: boolean };

/** What keeps a page from answering, and for pages other than the shop's the line that their code needs. */
export function SilentNotice({ url, isShop }: SilentNoticeProps) {
  const say = useMessages();
  const { origin } = new URL(url);
  const open = isShop
    ? { label: say('preview.openTab'), run: () => void window.open(origin, '_blank') }
    : { label: say('preview.openPageTab'), run: () => void window.open(url, '_blank', 'noopener') };
  return (
    <Notice tone="warning" actions={[{ label: say('preview.reload'), run: reloadFrame }, open]}>
      {say(isShop ? 'preview.silentHelp' : 'preview.silentPage', { origin })}
      {!isShop && <code className={styles.code}>{`customParent: '${location.origin}'`}</code>}
    </Notice>
  );
}
