import type { Release } from '../../../content-space/releases/release-answers.ts';
import { createReplacement, type ReplacementWish } from '../../base/api/replacements-api.ts';
import type { Result } from '../../base/api/result.ts';
import { refreshReleases } from '../../store/server/releases.ts';
import { requireSession } from '../../store/session-store.ts';

/** Begins a release that puts one thing in another's place on some pages. */
export async function replaceAsRelease(wanted: {
  replacement: ReplacementWish;
  name: string;
  storyIds: readonly number[];
}): Promise<Result<Release>> {
  const begun = await createReplacement(requireSession().api, wanted);
  void refreshReleases();
  return begun;
}
