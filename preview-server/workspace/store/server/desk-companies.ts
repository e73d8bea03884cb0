import type {
  DeskCompanies,
  DeskCompany,
} from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orThrow } from '../../base/api/result.ts';
import { requireDesk } from '../orders/desk-session.ts';
import { queryClient } from './queries.ts';

const companiesKey = 'desk-companies';
/** A company is looked at within a working day: no need to hurry. */
const everyMilliseconds = 120_000;

/** Companies that a search finds, and how many wait. */
export function useDeskCompanies(search: string) {
  return useQuery({
    queryKey: [companiesKey, search],
    queryFn: async () => orThrow(await requireDesk().companies(search)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: everyMilliseconds,
  });
}

/** Puts what was decided in its place in every list, which keeps its order until it is opened again. */
export function noteDeskCompany(decided: DeskCompany): void {
  queryClient.setQueriesData<DeskCompanies>({ queryKey: [companiesKey] }, (known) => {
    const before = known?.companies.find(({ number }) => number === decided.number);
    if (!known || !before) return known;
    return {
      companies: known.companies.map((each) => (each.number === decided.number ? decided : each)),
      open: known.open - (before.state === 'open' && decided.state !== 'open' ? 1 : 0),
    };
  });
}

/** Nothing of a company stays in the tab once the desk is closed. */
export function forgetDeskCompanies(): void {
  queryClient.removeQueries({ queryKey: [companiesKey] });
}
