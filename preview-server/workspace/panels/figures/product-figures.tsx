import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindLabels } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import type { Figures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import { FiguresTable } from './figures-table.tsx';

/** Products by how often they are bought, then opened. */
export function ProductFigures({ products }: Pick<Figures, 'products'>) {
  const say = useMessages();
  return (
    <FiguresTable
      heads={[
        say('figures.product'),
        say('figures.seen'),
        say('figures.clicks'),
        say('figures.wishlist'),
        say('figures.basket'),
        say('figures.sales'),
      ]}
      none={say('figures.none')}
      rows={products.map(({ kind, id, name, views, clicks, wishlist, basket, sales }) => ({
        key: `${kind} ${id}`,
        name: nameOf({ kind, id, name }, say),
        figures: [views, clicks, wishlist, basket, sales],
      }))}
      title={say('figures.products')}
    />
  );
}

function nameOf(
  { kind, id, name }: Pick<Figures['products'][number], 'kind' | 'id' | 'name'>,
  say: Say,
): string {
  if (kind === 'design') return say('figures.designed');
  if (kind === 'sample') return say('figures.sample', { id: name === null ? id : `${name} (${id})` });
  if (kind === 'giftVoucher') return say('figures.voucher', { value: Number(id) / 100 });
  const known = productKinds.find((one) => one === kind);
  const number = known ? `${kindLabels[known]} ${id}` : `${kind} ${id}`;
  return name === null ? number : `${name} (${number})`;
}
