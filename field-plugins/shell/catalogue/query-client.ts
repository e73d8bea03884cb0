import { QueryClient } from '@tanstack/react-query';

/** Answers of the catalogue are good for a while; a failed question is asked again by hand. */
export function createCatalogueQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: 10 * 60_000, retry: 1, retryDelay: 300, networkMode: 'always' },
    },
  });
}
