import { useNews } from '../../store/news-store.ts';
import { usePreviewStatus } from '../../store/preview-store.ts';
import { useSaving } from '../../store/saving-store.ts';
import { useMessages } from '../messages/messages.ts';

/** Whether the server is there and the page in the frame listens. */
export function ConnectionState() {
  const say = useMessages();
  const preview = usePreviewStatus();
  const isLost = useNews(({ line }) => line === 'lost');
  const isRefused = useSaving(({ error }) => error?.kind === 'offline' || error?.kind === 'timeout');
  return (
    <span role="status">
      {isLost || isRefused ? <span data-tone="error">{say('news.lost')}</span> : say(`preview.${preview}`)}
    </span>
  );
}
