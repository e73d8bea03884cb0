import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import type { ListingSource } from '../../page/listing/listing-source.ts';
import type { ListingState } from '../../page/listing/listing-state.ts';
import { isDecided } from '../../page/listing/selection.ts';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';

/** Filters and values that the back end gives without a label. */
const filterTexts: Readonly<Record<string, MessageKey>> = {
  kind: 'listing.kind',
  formatGroup: 'listing.shape',
  paper: 'listing.paper',
};
const valueTexts: Readonly<Record<string, MessageKey>> = {
  'formatGroup classic': 'listing.printClassic',
  'formatGroup square': 'listing.printSquare',
  'formatGroup retro': 'listing.printRetro',
  'formatGroup poster': 'listing.printPoster',
  'paper fotopapier-matt': 'listing.paperMatt',
  'paper hahnemuehle': 'listing.paperHahnemuehle',
  'paper poster': 'listing.paperPoster',
};

/** The filters that leave something to choose, with the values that would show something, all with their labels. */
export function useLabelledFilters(
  filters: readonly Filter[],
  source: ListingSource,
  state: ListingState,
): readonly Filter[] {
  const t = useLateMessages();
  const textOf = (texts: Readonly<Record<string, MessageKey>>, name: string, label: string) => {
    const key = texts[name];
    return label !== '' || key === undefined ? label : t(key);
  };
  return filters
    .filter(({ name }) => !isDecided(source, state, name))
    .map(({ name, label, values }) => {
      const limit = state.allTemplates ? undefined : source.limits[name];
      const chosen = state.filters[name] ?? [];
      const shown = values
        .filter(
          ({ value, count }) => chosen.includes(value) || (count > 0 && (limit?.includes(value) ?? true)),
        )
        .map((value) => ({
          ...value,
          label: textOf(valueTexts, `${name} ${value.value}`, value.label),
          isSelected: chosen.includes(value.value),
        }));
      return { name, label: textOf(filterTexts, name, label), values: shown };
    })
    .filter(({ values }) => values.length > 1 || values.some(({ isSelected }) => isSelected));
}
