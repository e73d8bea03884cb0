import {
  type FixesAnswer,
  type FixesQuery,
  fixesAnswerSchema,
  type HealthAnswer,
  type HealthQuery,
  healthAnswerSchema,
} from '../../../space-health/space-health-answer.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

export async function getSpaceHealth(token: string, query: HealthQuery): Promise<Result<HealthAnswer>> {
  const parameters = new URLSearchParams({
    ...{ sort: query.sort, direction: query.direction, search: query.search, show: query.show },
    page: String(query.page),
    ...(query.code !== undefined && { code: query.code }),
  });
  return read(await request(`/workspace/space-health?${parameters}`, { token }), healthAnswerSchema);
}

export async function getFixes(token: string, { code, search }: FixesQuery): Promise<Result<FixesAnswer>> {
  const query = new URLSearchParams({ code, search });
  return read(await request(`/workspace/space-health/fixes?${query}`, { token }), fixesAnswerSchema);
}
