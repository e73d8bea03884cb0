import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { type Asking, call } from '../../shop-data/question.ts';

/** The first designs of the block's occasion. */
export function askThemesOverview({ occasion, pageSize, sort }: BlockOf<'themes_overview'>, _asking: Asking) {
  return call('GET /web-api/themes', {
    query: {
      ...(occasion && { category: [occasion] }),
      pageSize: pageSize === '48' ? 48 : 12,
      sort: sort === 'created' ? 'created' : 'popularity',
    },
  });
}
