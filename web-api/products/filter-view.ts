import { compareFilterValues, filterValueLabel } from '@blattwerk/schemas/languages/filter-values.ts';
import { languageTable } from '@blattwerk/schemas/languages/language-table.generated.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';

/** Filters of lists of all kinds, by the listing filter whose values they have. */
const vocabularies = { product: 'product', occasion: 'category', color: 'color', style: 'style' } as const;

/** A filter with the values that would leave something, and those that are selected anyway. */
export function filterOf(
  name: keyof typeof vocabularies,
  counts: ReadonlyMap<string, number> | undefined,
  selected: readonly string[],
  language: Language,
): Filter {
  const vocabulary = vocabularies[name];
  const values = [...(counts ?? [])]
    .map(([value, count]) => ({
      value,
      label: filterValueLabel(vocabulary, value, language),
      count,
      isSelected: selected.includes(value),
    }))
    .filter(({ count, isSelected }) => count > 0 || isSelected)
    .sort((one, other) => compareFilterValues(vocabulary, one.value, other.value));
  return { name, label: languageTable[language].words.filters[name], values };
}
