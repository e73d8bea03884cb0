import type { FlagNews } from '../flag-source.ts';
import type { StreamChannel } from './stream-token.ts';

export type Notification = { channel: StreamChannel; data: object };

/** How clients are told of a change: they then ask for what is new. */
export function notificationsOf(news: FlagNews): Notification[] {
  if (news.kind === 'segment') {
    const { segment, changeNumber } = news;
    return [
      { channel: 'segments', data: { type: 'SEGMENT_UPDATE', changeNumber, segmentName: segment } },
      // Each client asks for its own segments, at once.
      {
        channel: 'memberships',
        data: { type: 'MEMBERSHIPS_MS_UPDATE', cn: changeNumber, n: [segment], u: 0, i: 0, h: 0, s: 0 },
      },
    ];
  }
  const { name, changeNumber, defaultTreatment } = news.flag;
  return [
    {
      channel: 'flags',
      data: news.isNewlyKilled
        ? { type: 'SPLIT_KILL', changeNumber, splitName: name, defaultTreatment }
        : { type: 'SPLIT_UPDATE', changeNumber },
    },
  ];
}
