import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ShopChoice } from '../shop-choice.ts';
import { answerOrThrow, type CatalogueFailure } from './catalogue-failure.ts';
import { useCatalogueClient } from './use-catalogue-client.ts';

type Question<Answer> = (
  client: WebApiClient,
  signal: AbortSignal,
) => Promise<{ ok: true; value: Answer } | { ok: false; problem: Problem }>;

/**
 * Asks the catalogue of a shop.
 * @param key what the question depends on, beside the shop
 * @param question nothing is asked while there is none
 * @param keepsBefore whether the answer before stays until the next one is there
 */
export function useCatalogueAnswer<Answer>(
  shop: ShopChoice,
  key: readonly unknown[],
  question: Question<Answer> | undefined,
  keepsBefore = false,
): UseQueryResult<Answer, CatalogueFailure> {
  const client = useCatalogueClient(shop);
  return useQuery<Answer, CatalogueFailure>({
    queryKey: [shop.channel, shop.country, shop.locale, ...key],
    enabled: question !== undefined,
    placeholderData: keepsBefore ? keepPreviousData : undefined,
    queryFn: async ({ signal }) => {
      if (!question) throw new Error('Nothing is asked.');
      return answerOrThrow(await question(client, signal));
    },
  });
}
