import type { StoryVersion } from '../../base/api/versions-api.ts';
import type { ComparedVersion } from '../../store/dialog-store.ts';
import { authorName } from '../messages/author-name.ts';
import type { Say } from '../messages/messages.ts';

/** Who saved a version; who works on the own machine need not have a name. */
export function authorWords(say: Say, { author, is_named }: StoryVersion, isLocal: boolean): string {
  return !is_named && isLocal ? say('versions.local') : authorName(say, author);
}

/** `27. Nov. 2026, 14:05` */
export const momentWords = (say: Say, moment: string): string =>
  new Date(moment).toLocaleString(say('locale'), { dateStyle: 'medium', timeStyle: 'short' });

/** `Fassung 12, 27. Nov. 2026, 14:05`, or the draft. */
export function versionName(say: Say, version: ComparedVersion): string {
  if (version === 'draft') return say('versions.theDraft');
  const { number, created_at } = version;
  return `${say('versions.number', { number })}, ${momentWords(say, created_at)}`;
}
