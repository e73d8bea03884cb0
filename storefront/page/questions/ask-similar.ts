import { printProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { PageRoute } from '../request/page-data.ts';
import { bestsellerCount } from './ask-bestsellers.ts';
import { askSuite } from './ask-suite.ts';
import { call, type Question } from './question.ts';

/** On the page of a product or theme: what suits it, in place of what an editor chose for all pages of its kind; elsewhere undefined. */
export function askSimilar({
  product,
  themeId,
}: Pick<PageRoute, 'product' | 'themeId'>): Question<readonly CatalogueProduct[]> | undefined {
  if (product) return similarTo(printProductReference(product));
  if (themeId === undefined) return undefined;
  return {
    key: JSON.stringify(['similar to theme', themeId]),
    async answer(ask) {
      const suite = await askSuite(themeId).answer(ask);
      if (!suite.ok) return suite;
      const first = suite.value?.acts[0]?.designs[0];
      return first
        ? similarTo(printProductReference({ kind: first.kind, id: String(first.id) })).answer(ask)
        : { ok: true, value: undefined };
    },
  };
}

function similarTo(product: string): Question<readonly CatalogueProduct[]> {
  const question = call('GET /web-api/products/similar', { query: { product, count: bestsellerCount } });
  return {
    key: question.key,
    async answer(ask: WebApiClient) {
      const answer = await question.answer(ask);
      return answer.ok ? { ok: true, value: answer.value?.products } : answer;
    },
  };
}
