import type { UseQueryResult } from '@tanstack/react-query';
import type { CatalogueFailure } from '../shell/catalogue/catalogue-failure.ts';
import { useCatalogueAnswer } from '../shell/catalogue/use-catalogue-answer.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import type { ThemeDetail } from './design-clusters.ts';

/** A theme with all of its designs; nothing is asked without an id. */
export function useTheme(
  shop: ShopChoice,
  id: number | undefined,
): UseQueryResult<ThemeDetail, CatalogueFailure> {
  return useCatalogueAnswer(
    shop,
    ['theme', id],
    id === undefined
      ? undefined
      : (client, signal) => client('GET /web-api/theme-groups/{id}', { params: { id }, signal }),
  );
}
