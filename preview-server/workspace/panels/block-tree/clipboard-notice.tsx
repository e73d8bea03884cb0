import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { blockLabel } from '../../base/schema/labels.ts';
import { type ClipboardNews, forgetClipboardNews, useClipboardNews } from '../../store/clipboard-store.ts';
import { placeSentence } from '../block-library/place-sentence.ts';
import { shortcutLabel } from '../controls/shortcut-label.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import { quoted } from '../messages/quoted.ts';

/** What became of copied or pasted blocks; where they may not stand, the nearest place that takes them. */
export function ClipboardNotice() {
  const say = useMessages();
  const news = useClipboardNews();
  if (!news) return null;
  const offer = news.kind === 'refused' ? news.offer : undefined;
  const isDone = news.kind === 'copied' || news.kind === 'cut' || news.kind === 'pasted';
  const actions = [
    ...(offer
      ? [{ label: say('clipboard.offer', { place: placeSentence(say, offer.place) }), run: offer.accept }]
      : []),
    ...(news.kind === 'refused' ? [{ label: say('action.close'), run: forgetClipboardNews }] : []),
  ];
  return (
    <Notice tone={isDone ? 'info' : 'warning'} actions={actions}>
      {sentenceOf(say, news)}
    </Notice>
  );
}

function sentenceOf(say: Say, news: ClipboardNews): string {
  switch (news.kind) {
    case 'copied':
    case 'cut':
    case 'pasted':
      return say(news.count === 1 ? `clipboard.${news.kind}One` : `clipboard.${news.kind}`, {
        count: news.count,
      });
    case 'refused':
      return say(news.offer ? 'clipboard.elsewhere' : 'clipboard.nowhere', {
        names: news.components.map((name) => quoted(say, blockLabel(name, say.language))).join(', '),
      });
    case 'unreadable':
      return say('clipboard.unreadable', { key: shortcutLabel(say, 'V') });
    case 'unwritable':
      return say('clipboard.unwritable', { key: shortcutLabel(say, 'C') });
    case 'nothing-copied':
      return say('clipboard.nothing-copied');
  }
}
