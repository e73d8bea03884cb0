import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { bestsellerCount } from './ask-bestsellers.ts';
import { call, type Question } from './question.ts';

/** What a search takes. */
const longestText = 100;

/**
 * What the last part of a missing page's path says in words: `karten-designen/einladung-eukalyptus--12` says `einladung
 * eukalyptus`. Short words and numbers say nothing.
 */
export function meantWords(path: string): string | undefined {
  const last = decoded(path.split('/').findLast((part) => part !== '') ?? '');
  const words = last.match(/\p{L}{4,}/gu) ?? [];
  const text = words.slice(0, 6).join(' ').toLowerCase();
  return text === '' || text.length > longestText ? undefined : text;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Asks for products that have some of these words; nothing where they all say nothing to the shop. */
export function askMeant(
  words: string,
  kind: ProductKind | undefined,
): Question<readonly CatalogueProduct[]> {
  const kinds = kind && [kind];
  const question = call('GET /web-api/products', {
    query: { search: words, kinds, pageSize: bestsellerCount },
  });
  return {
    key: question.key,
    async answer(ask) {
      const answer = await question.answer(ask);
      return answer.ok ? { ok: true, value: answer.value?.products } : answer;
    },
  };
}
