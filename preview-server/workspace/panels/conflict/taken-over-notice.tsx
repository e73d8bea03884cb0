import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { forgetTakenOver, useNews } from '../../store/news-store.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';

/** What a colleague saved has come into the open page, or the page is gone. */
export function TakenOverNotice() {
  const say = useMessages();
  const takenOver = useNews((state) => state.takenOver);
  const isGone = useNews(({ news }) => news?.stored === null);
  if (isGone) return <Notice tone="warning">{say('news.deleted')}</Notice>;
  if (!takenOver) return null;
  const time = new Date(takenOver.at).toLocaleTimeString(say('locale'), { timeStyle: 'short' });
  return (
    <Notice actions={[{ label: say('action.close'), run: forgetTakenOver }]}>
      {say('news.takenOver', { author: authorName(say, takenOver.author), time })}
    </Notice>
  );
}
