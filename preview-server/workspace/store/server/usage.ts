import type { SubjectKey, SubjectKind } from '@blattwerk/schemas/usage/subject.ts';
import { useQuery } from '@tanstack/react-query';
import { usageAnswerSchema, usageCountsSchema } from '../../../workspace-api/usage-answer.ts';
import { read, request } from '../../base/api/request.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';
import { usageKey } from './queries.ts';

/** Usage of each subject, in the same order; stale after every save. */
export function useUsage(subjects: readonly SubjectKey[]) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...usageKey, ...subjects],
    queryFn: async () => {
      const query = new URLSearchParams(subjects.map((subject) => ['of', subject]));
      return orThrow(read(await request(`/workspace/usage?${query}`, { token }), usageAnswerSchema)).usages;
    },
    // While the next answer is on its way the last one stays.
    placeholderData: (last) => (last?.every(({ of }, index) => of === subjects[index]) ? last : undefined),
  });
}

/** Number of pages that use each subject of a kind, by its key. */
export function useUsageCounts(kind: SubjectKind) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...usageKey, 'counts', kind],
    queryFn: async () => {
      const result = await request(`/workspace/usage/counts?${new URLSearchParams({ kind })}`, { token });
      return orThrow(read(result, usageCountsSchema)).counts;
    },
  });
}
