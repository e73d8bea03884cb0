import { type Stage, stageNumber } from '../../../content-space/story-shape/stages.ts';
import type { ApiError } from '../../base/api/result.ts';
import { addReviewStep } from '../../base/api/review-api.ts';
import { documentStore } from '../../store/page/document.ts';
import { refreshStories } from '../../store/server/queries.ts';
import { refreshReview } from '../../store/server/review.ts';
import { requireSession } from '../../store/session-store.ts';
import { saveIfNeeded } from '../saving/save-draft.ts';

/**
 * Moves the open page to another stage of its review, as it stands here: what is not saved is saved first, and a page that
 * a colleague saved meanwhile is looked at again. Answers why it could not be done.
 */
export async function movePage(
  stage: Stage,
  { reviewer = '', message = '' }: { reviewer?: string; message?: string },
): Promise<ApiError | undefined> {
  if (!(await saveIfNeeded())) return { kind: 'unsaved' };
  const { open } = documentStore.getState();
  if (!open) return undefined;
  const { api } = requireSession();
  const step = { story: open.story.id, version: open.version, stage: stageNumber(stage), reviewer, message };
  const result = await addReviewStep(api, step);
  await Promise.all([refreshReview(), refreshStories()]);
  return result.ok ? undefined : result.error;
}
