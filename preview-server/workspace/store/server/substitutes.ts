import { useQuery } from '@tanstack/react-query';
import { substitutesAnswerSchema } from '../../../workspace-api/substitutes-answer.ts';
import { read, request } from '../../base/api/request.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';

type Question = readonly (readonly [name: string, value: string])[];

/** What can stand in for something of the catalogue, the likest first. */
export function useSubstitutes(question: Question) {
  const { token } = useOpenSession();
  const query = new URLSearchParams(question.map(([name, value]) => [name, value])).toString();
  return useQuery({
    queryKey: ['substitutes', query],
    queryFn: async () =>
      orThrow(read(await request(`/workspace/substitutes?${query}`, { token }), substitutesAnswerSchema))
        .substitutes,
    staleTime: 10_000,
  });
}
