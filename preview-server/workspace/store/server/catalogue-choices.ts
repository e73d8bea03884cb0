import { useQuery } from '@tanstack/react-query';
import { catalogueChoicesSchema } from '../../../catalogue/catalogue-choices.ts';
import { read, request } from '../../base/api/request.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';

/** Choices that the back end offers in place of a datasource's entries; undefined for datasources of the CMS. */
export function useCatalogueChoices(datasource: string | undefined) {
  const { token } = useOpenSession();
  const query = useQuery({
    queryKey: ['catalogue-choices'],
    queryFn: async () =>
      orThrow(read(await request('/workspace/catalogue-choices', { token }), catalogueChoicesSchema)),
    enabled: datasource !== undefined,
  });
  return {
    choices: datasource === undefined ? undefined : query.data?.[datasource],
    isLoading: query.isLoading,
  };
}
