import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';

/** What is looked for among the themes. */
export type ThemeSearch = {
  words: string;
  /** Values chosen in each filter. */
  chosen: Readonly<Record<FilterName, readonly string[]>>;
  page: number;
  sorting: Sorting;
};

export type FilterName = 'occasion' | 'style';
export type ThemePage = AnswerOf<'GET /web-api/theme-groups'>;
export type ThemeGroup = ThemePage['groups'][number];

export const emptySearch: ThemeSearch = {
  words: '',
  chosen: { occasion: [], style: [] },
  page: 1,
  sorting: 'sort',
};

/** Four columns of six. */
export const themesPerPage = 24;
