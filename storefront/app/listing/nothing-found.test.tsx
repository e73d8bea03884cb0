import { expect, test } from 'vitest';
import { emptyState } from '../../page/listing/listing-state.ts';
import { renderOnPage } from '../test-support/render-on-page.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { ListingProvider } from './listing-context.tsx';
import { NothingFound } from './nothing-found.tsx';

const waysOut = async (total: number) => {
  const html = await renderOnPage(
    <ListingProvider
      parts={{
        state: { ...emptyState, search: 'xyz' },
        hrefOf: () => '/produkte/',
        searched: undefined,
        show: () => {},
        source: { kind: 'product', limits: {}, sort: 'popularity', pageSize: 12 },
        total,
        filters: [],
        prefix: '',
      }}
    >
      <ChosenFilters />
      {total === 0 && <NothingFound />}
    </ListingProvider>,
  );
  return html.match(/Filter zurücksetzen/g);
};

test('filters can be reset in one place, whether anything is found or not', async () => {
  expect(await waysOut(0)).toHaveLength(1);
  expect(await waysOut(5)).toHaveLength(1);
});
