import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { call, type Question } from './question.ts';

/** Products in a row of bestsellers without an editor's choice. */
export const bestsellerCount = 12;

/** Asks for what is bought most in this shop. */
export function askBestsellers(): Question<readonly CatalogueProduct[]> {
  const question = call('GET /web-api/products', { query: { pageSize: bestsellerCount } });
  return {
    key: question.key,
    async answer(ask) {
      const answer = await question.answer(ask);
      return answer.ok ? { ok: true, value: answer.value?.products } : answer;
    },
  };
}
