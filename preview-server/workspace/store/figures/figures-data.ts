import { useQuery } from '@tanstack/react-query';
import { type FiguresQuestion, readFigures } from '../../base/api/figures-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';

/** The figures of a brand and a period; those before stay until others are there. */
export function useFigures(question: FiguresQuestion) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: ['figures', question],
    queryFn: async () => orThrow(await readFigures(token, question)),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}
