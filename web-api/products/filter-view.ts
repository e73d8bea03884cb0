import type { Filter } from '@blattwerk/schemas/web-api/catalogue/products.ts';

/** Made once: a comparison with options of its own makes a collator each time. */
const byLabel = new Intl.Collator('de', { numeric: true });

/** A filter with the values that would leave something, and those that are selected anyway; by label. */
export function filterOf(
  name: string,
  label: string,
  counts: ReadonlyMap<string, number> | undefined,
  selected: readonly string[],
  labelOf: (value: string) => string,
): Filter {
  const values = [...(counts ?? [])]
    .map(([value, count]) => ({
      value,
      label: labelOf(value),
      count,
      isSelected: selected.includes(value),
    }))
    .filter(({ count, isSelected }) => count > 0 || isSelected)
    .sort((one, other) => byLabel.compare(one.label, other.label));
  return { name, label, values };
}
