import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { call, type Question } from './question.ts';

/** The stored value of a product field; drafts may lack any of it. */
type ChosenValue = { items?: readonly { kind?: string; id?: string }[] | null } | null | undefined;

/** Asks for the products an editor chose, in their order; those this shop cannot sell are left out. */
export function askChosenProducts(chosen: ChosenValue): Question<readonly CatalogueProduct[]> | undefined {
  const references = (chosen?.items ?? []).flatMap(({ kind, id }) => (kind && id ? [`${kind}:${id}`] : []));
  if (references.length === 0) return undefined;
  const question = call('GET /web-api/products/chosen', { query: { products: references.slice(0, 48) } });
  return {
    key: question.key,
    async answer(ask) {
      const answer = await question.answer(ask);
      if (!answer.ok) return answer;
      const value = answer.value?.products.flatMap((product) =>
        product.found && product.isAvailable ? [product] : [],
      );
      return { ok: true, value };
    },
  };
}
