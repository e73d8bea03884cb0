import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  listChoices,
  previewReplacement,
  type ReplacementKind,
  type ReplacementWish,
} from '../../base/api/replacements-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';

/** Things that pages use; or, with one of them, what can come in its place. */
export function useReplacementChoices(
  kind: ReplacementKind,
  of: string | undefined,
  search: string,
  isWanted: boolean,
) {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: ['replacements', 'choices', kind, of, search],
    queryFn: async () => (kind === 'words' ? [] : orThrow(await listChoices(api, kind, of, search))),
    enabled: isWanted && kind !== 'words',
    placeholderData: keepPreviousData,
  });
}

/** Which pages a replacement would change, and where. */
export function useReplacementPreview(wish: ReplacementWish | undefined) {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: ['replacements', 'preview', wish],
    queryFn: async ({ signal }) => (wish ? orThrow(await previewReplacement(api, wish, signal)) : []),
    enabled: wish !== undefined,
    staleTime: 0,
  });
}
