import { useQuery } from '@tanstack/react-query';
import { orThrow } from '../../base/api/result.ts';
import { requireDesk } from '../orders/desk-session.ts';
import { queryClient } from './queries.ts';

const pageKey = 'page-picture';

/** A page of a line as it goes to the press, as an address for a picture. It never changes once it is made. */
export function usePagePicture(number: string, line: number, page: number) {
  return useQuery({
    queryKey: [pageKey, number, line, page],
    queryFn: async () => URL.createObjectURL(orThrow(await requireDesk().pagePicture(number, line, page))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Nothing of an order stays in the tab once the desk is closed. */
export function forgetPagePictures(): void {
  queryClient.removeQueries({ queryKey: [pageKey] });
}
