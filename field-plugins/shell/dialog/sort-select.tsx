import { type Sorting, sortings } from '@blattwerk/schemas/shop/listing/sorting.ts';
import { useShellMessages } from '../shell-messages.ts';
import { LabelledSelect } from './labelled-select.tsx';

const labels = { sort: 'sortBest', popularity: 'sortWanted', created: 'sortNew' } as const;

type SortSelectProps = { value: Sorting; onChange(sorting: Sorting): void };

/** The order of what is found. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const say = useShellMessages();
  return (
    <LabelledSelect
      label={say('sorting')}
      value={value}
      options={sortings.map((sorting) => ({ value: sorting, label: say(labels[sorting]) }))}
      onChange={onChange}
    />
  );
}
