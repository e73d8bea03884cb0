import type { Figures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { useMessages } from '../messages/messages.ts';
import { FiguresTable } from './figures-table.tsx';

/** What was looked for in vain. */
export function SearchFigures({ searches }: Pick<Figures, 'searches'>) {
  const say = useMessages();
  return (
    <FiguresTable
      heads={[say('figures.search'), say('figures.times')]}
      none={say('figures.noSearches')}
      rows={searches.map(({ term, amount }) => ({ key: term, name: term, figures: [amount] }))}
      title={say('figures.searches')}
    />
  );
}
