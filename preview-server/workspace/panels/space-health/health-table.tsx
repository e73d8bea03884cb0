import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import {
  type FixesQuery,
  type HealthQuery,
  type HealthSort,
  healthQuerySchema,
  pagesPerAnswer,
} from '../../../space-health/space-health-answer.ts';
import { openStory } from '../../actions/opening/open-story.ts';
import { reasonOf } from '../../base/api/result.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useSpaceHealth } from '../../store/server/space-health.ts';
import inputs from '../controls/input.module.css';
import { Select } from '../controls/select.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import styles from './space-health.module.css';

const columns = {
  name: 'spaceHealth.page',
  errors: 'spaceHealth.errors',
  warnings: 'spaceHealth.warnings',
  fixes: 'spaceHealth.fixes',
  changed: 'spaceHealth.changed',
} as const satisfies Partial<Record<HealthSort, MessageKey>>;
const sorts = ['name', 'errors', 'warnings', 'fixes', 'changed'] as const;
const shows = {
  all: 'spaceHealth.showAll',
  findings: 'spaceHealth.showFindings',
  fixes: 'spaceHealth.showFixes',
} as const;
const everyRule = '';

/** All pages in a table that the server sorts, filters and cuts into parts. */
export function HealthTable({ onFix }: { onFix(query: FixesQuery): void }) {
  const say = useMessages();
  const [query, setQuery] = useState<HealthQuery>(healthQuerySchema.parse({ show: 'findings' }));
  const { data, error, isFetching, refetch } = useSpaceHealth(query);
  /** Another choice begins at the first part. */
  const ask = (change: Partial<HealthQuery>) => setQuery({ ...query, page: 1, ...change });
  const sortBy = (sort: HealthSort) => {
    const isDown = query.sort === sort && query.direction === 'down';
    ask({ sort, direction: isDown || (query.sort !== sort && sort === 'name') ? 'up' : 'down' });
  };
  const rules = data?.rules ?? [];
  const chosen = rules.find(({ code }) => code === query.code);
  const total = data?.total ?? 0;
  const parts = Math.max(1, Math.ceil(total / pagesPerAnswer));
  return (
    <div className={styles.body}>
      <div className={styles.filters}>
        <SearchField
          aria-label={say('spaceHealth.search')}
          className={styles.search ?? ''}
          value={query.search}
          onChange={(search) => ask({ search })}
        >
          <Input className={inputs.input ?? ''} placeholder={say('spaceHealth.search')} />
        </SearchField>
        <Select
          layout="bare"
          label={say('spaceHealth.show')}
          value={query.show}
          options={(['all', 'findings', 'fixes'] as const).map((value) => ({
            value,
            label: say(shows[value]),
          }))}
          onChange={(show) => ask({ show })}
        />
        <Select
          layout="bare"
          label={say('spaceHealth.rule')}
          value={query.code ?? everyRule}
          options={[
            { value: everyRule, label: say('spaceHealth.everyRule') },
            ...rules.map(({ code, title, pages }) => ({
              value: code,
              label: `${title[say.language]} (${pages})`,
            })),
          ]}
          onChange={(code) => ask({ code: code === everyRule ? undefined : code })}
        />
        {chosen && chosen.fixes > 0 && (
          <Button kind="main" onPress={() => onFix({ code: chosen.code, search: query.search })}>
            {say('spaceHealth.fixMany')}
          </Button>
        )}
      </div>
      {error && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, reasonOf(error))}
        </Notice>
      )}
      <div className={styles.scroller}>
        <table className={styles.table} aria-busy={isFetching}>
          <thead>
            <tr>
              {sorts.map((sort) => (
                <th
                  key={sort}
                  scope="col"
                  aria-sort={
                    query.sort !== sort ? 'none' : query.direction === 'up' ? 'ascending' : 'descending'
                  }
                >
                  <Button kind="plain" onPress={() => sortBy(sort)}>
                    {say(columns[sort])}
                    <span aria-hidden>{query.sort !== sort ? '' : query.direction === 'up' ? '↑' : '↓'}</span>
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.rows.map(({ id, name, fullSlug, isPublished, errors, warnings, fixes, changedAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Button
                    kind="link"
                    onPress={() => {
                      closeDialog();
                      void openStory(id);
                    }}
                  >
                    {name}
                  </Button>
                  <span className={styles.address}>
                    {fullSlug}
                    {isPublished && ` · ${say('usage.live')}`}
                  </span>
                </th>
                <td data-tone={errors > 0 ? 'error' : undefined}>{errors}</td>
                <td data-tone={warnings > 0 ? 'warning' : undefined}>{warnings}</td>
                <td>{fixes}</td>
                <td>{new Date(changedAt).toLocaleDateString(say('locale'))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {data && total === 0 && <p>{say('spaceHealth.none')}</p>}
      </div>
      <div className={styles.foot}>
        <span role="status">
          {data
            ? say(total === 1 ? 'spaceHealth.onePage' : 'spaceHealth.pages', { count: total })
            : say('check.looking')}
        </span>
        <span className={styles.spacer} />
        <Button isDisabled={query.page <= 1} onPress={() => setQuery({ ...query, page: query.page - 1 })}>
          {say('spaceHealth.before')}
        </Button>
        <span>{say('spaceHealth.part', { page: query.page, parts })}</span>
        <Button isDisabled={query.page >= parts} onPress={() => setQuery({ ...query, page: query.page + 1 })}>
          {say('spaceHealth.next')}
        </Button>
      </div>
    </div>
  );
}
