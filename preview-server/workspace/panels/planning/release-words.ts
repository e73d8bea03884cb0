import type { Release } from '../../../content-space/releases/release-answers.ts';
import { shopMomentText } from '../../base/schedulings/shop-moment.ts';
import type { Say } from '../messages/messages.ts';

/** When a release goes live, or how it ended: `geht live am …`. */
export function releaseWhen(say: Say, release: Release): string {
  const time = (moment: string) => shopMomentText(new Date(moment), say('locale'));
  if (release.released_at !== null) return say('release.liveSince', { time: time(release.released_at) });
  if (release.refused_at !== null) return say('release.refusedAt', { time: time(release.refused_at) });
  return release.release_at === null
    ? say('release.byHand')
    : say('release.goesLive', { time: time(release.release_at) });
}

/** `3 Seiten`. */
export const pageCount = (say: Say, count: number): string =>
  say(count === 1 ? 'release.pageOne' : 'release.pageMany', { count });
