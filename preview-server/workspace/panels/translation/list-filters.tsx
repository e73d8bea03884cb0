import { Input, SearchField } from 'react-aria-components';
import { pageStates, type TranslationsQuery } from '../../../translations/translations-answer.ts';
import { languageName } from '../../base/schema/place-names.ts';
import { useStories } from '../../store/server/queries.ts';
import { useOpenSession } from '../../store/session-store.ts';
import inputs from '../controls/input.module.css';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './translation-list.module.css';

const states = {
  all: 'translate.stateAll',
  open: 'translate.stateOpen',
  missing: 'translate.stateMissing',
  older: 'translate.stateOlder',
  done: 'translate.stateDone',
} as const;

/** What the list is sorted by, in the order that is useful first. */
const orders = {
  missing: { direction: 'down', label: 'translate.mostMissing' },
  older: { direction: 'down', label: 'translate.mostOlder' },
  share: { direction: 'up', label: 'translate.leastShare' },
  changed: { direction: 'down', label: 'translate.lastChanged' },
  name: { direction: 'up', label: 'translate.byName' },
} as const;
const sorts = ['missing', 'older', 'share', 'changed', 'name'] as const;
const every = '';

type ListFiltersProps = { query: TranslationsQuery; onAsk(change: Partial<TranslationsQuery>): void };

/** What of the list is shown, and in which order. */
export function ListFilters({ query, onAsk }: ListFiltersProps) {
  const say = useMessages();
  const { config } = useOpenSession();
  const { stories } = useStories();
  const folders = stories
    .filter(({ is_folder }) => is_folder)
    .toSorted((one, other) => (one.full_slug < other.full_slug ? -1 : 1));
  return (
    <div className={styles.filters}>
      <SearchField
        aria-label={say('spaceHealth.search')}
        className={styles.search ?? ''}
        value={query.search}
        onChange={(search) => onAsk({ search })}
      >
        <Input className={inputs.input ?? ''} placeholder={say('spaceHealth.search')} />
      </SearchField>
      <Select
        layout="bare"
        label={say('translation.language')}
        value={query.language ?? every}
        options={[
          { value: every, label: say('translate.every') },
          ...config.languages
            .filter(({ code }) => code !== 'default')
            .map((each) => ({ value: each.code, label: languageName(each, say.language) })),
        ]}
        onChange={(language) => onAsk({ language: language === every ? undefined : language })}
      />
      <Select
        layout="bare"
        label={say('translate.state')}
        value={query.state}
        options={pageStates.map((value) => ({ value, label: say(states[value]) }))}
        onChange={(state) => onAsk({ state })}
      />
      <Select
        layout="bare"
        label={say('translate.folder')}
        value={query.folder}
        options={[
          { value: every, label: say('translate.everyFolder') },
          ...folders.map(({ full_slug, name }) => ({
            value: full_slug,
            label: `${'\u2003'.repeat(full_slug.split('/').length - 1)}${name}`,
          })),
        ]}
        onChange={(folder) => onAsk({ folder })}
      />
      <Select
        layout="bare"
        label={say('translate.order')}
        value={query.sort}
        options={sorts.map((value) => ({ value, label: say(orders[value].label) }))}
        onChange={(sort) => onAsk({ sort, direction: orders[sort].direction })}
      />
    </div>
  );
}
