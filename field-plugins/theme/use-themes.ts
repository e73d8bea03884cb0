import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CatalogueFailure } from '../shell/catalogue/catalogue-failure.ts';
import { useCatalogueAnswer } from '../shell/catalogue/use-catalogue-answer.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import type { ThemeOptions } from './theme-options.ts';
import { type ThemePage, type ThemeSearch, themesPerPage } from './theme-search.ts';

/** One page of themes; the page before stays until the next one is there. */
export function useThemes(
  shop: ShopChoice,
  { types }: ThemeOptions,
  { words, chosen, page, sorting }: ThemeSearch,
): UseQueryResult<ThemePage, CatalogueFailure> {
  const search = words.trim();
  return useCatalogueAnswer(
    shop,
    ['themes', types, search, chosen, page, sorting],
    (client, signal) =>
      client('GET /web-api/theme-groups', {
        query: {
          page,
          sort: sorting,
          pageSize: themesPerPage,
          occasion: occasionValues.filter((value) => chosen.occasion.includes(value)),
          style: [...chosen.style],
          ...(types && { types }),
          ...(search !== '' && { search }),
        },
        signal,
      }),
    true,
  );
}
