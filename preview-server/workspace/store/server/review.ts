import { useQuery } from '@tanstack/react-query';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { type Stage, stageAt } from '../../../content-space/story-shape/stages.ts';
import { orThrow } from '../../base/api/result.ts';
import { listColleagues, listReviewSteps } from '../../base/api/review-api.ts';
import { useNews } from '../news-store.ts';
import { useDocument } from '../page/document.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const key = 'review';

/** Steps of the open page's review, the newest first; read anew when the server tells of another. */
export function useReviewSteps() {
  const { api } = useOpenSession();
  const story = useDocument((open) => open.story.id);
  const mark = useNews(({ news }) => news?.stored?.review ?? 0);
  return useQuery({
    queryKey: [key, story, mark],
    queryFn: async () => orThrow(await listReviewSteps(api, story ?? 0)),
    enabled: story !== undefined,
    placeholderData: (last, query) => (query?.queryKey[1] === story ? last : undefined),
  });
}

/** How far the open page has come, as it was last saved. */
export function useStage(): Stage {
  const { data } = useReviewSteps();
  const version = useDocument((open) => open.version) ?? 0;
  const newest = data?.[0];
  return stageAt(newest && { stage: newest.workflow_stage_id, version: newest.version }, version);
}

/** How far a page of the list has come. */
export const stageOfStory = ({ stage, current_version_id }: ManagementStorySummary): Stage =>
  stageAt(stage ? { stage: stage.workflow_stage_id, version: stage.version } : undefined, current_version_id);

export function useColleagues() {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: ['colleagues'],
    queryFn: async () => orThrow(await listColleagues(token)),
  });
}

export const refreshReview = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] });
