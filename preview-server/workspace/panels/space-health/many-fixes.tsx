import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import type { FixesQuery, FixWay } from '../../../space-health/space-health-answer.ts';
import { type FixOutcome, fixMany, undoMany } from '../../actions/health/fix-many.ts';
import { reasonOf } from '../../base/api/result.ts';
import { refreshSpaceHealth, useFixWays } from '../../store/server/space-health.ts';
import { Select } from '../controls/select.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { PageChanges } from './page-changes.tsx';
import styles from './space-health.module.css';

type Work =
  | { kind: 'choosing' }
  | { kind: 'fixing'; done: number; of: number }
  | { kind: 'fixed'; outcome: FixOutcome }
  | { kind: 'undone'; left: readonly string[] };

/** What a fix would do in each page, which pages it is done in, and the way back. */
export function ManyFixes({ query, onBack }: { query: FixesQuery; onBack(): void }) {
  const say = useMessages();
  const { data, error, refetch } = useFixWays(query);
  const [label, setLabel] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [work, setWork] = useState<Work>({ kind: 'choosing' });
  const ways = data?.ways ?? [];
  const way = ways.find((each) => each.label.en === label) ?? ways[0];
  const pages = way?.pages.filter(({ id }) => !left.has(id)) ?? [];

  const fix = async () => {
    const outcome = await fixMany(pages, (done) => setWork({ kind: 'fixing', done, of: pages.length }));
    setWork({ kind: 'fixed', outcome });
    await refreshSpaceHealth();
  };
  const undo = async ({ saved }: FixOutcome) => {
    setWork({ kind: 'fixing', done: 0, of: saved.length });
    setWork({ kind: 'undone', left: await undoMany(saved) });
    await refreshSpaceHealth();
  };
  const tick = (id: number, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(id);
    else next.add(id);
    setLeft(next);
  };

  return (
    <div className={styles.body}>
      <div className={styles.filters}>
        <Button onPress={onBack}>{say('spaceHealth.back')}</Button>
        {ways.length > 1 && way && (
          <Select
            layout="bare"
            label={say('spaceHealth.way')}
            value={way.label.en}
            options={ways.map((each) => ({ value: each.label.en, label: wayLabel(each, say.language) }))}
            onChange={setLabel}
          />
        )}
        {ways.length === 1 && way && <strong>{way.label[say.language]}</strong>}
        <span className={styles.spacer} />
        {work.kind === 'choosing' && way && (
          <Button kind="main" isDisabled={pages.length === 0} onPress={() => void fix()}>
            {say(pages.length === 1 ? 'spaceHealth.fixOne' : 'spaceHealth.fixThese', { count: pages.length })}
          </Button>
        )}
      </div>
      {error && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, reasonOf(error))}
        </Notice>
      )}
      <div role="status" className={styles.state}>
        {work.kind === 'fixing' && say('spaceHealth.fixing', { done: work.done, count: work.of })}
        {work.kind === 'undone' && (
          <Notice tone={work.left.length > 0 ? 'warning' : 'info'}>
            {work.left.length > 0
              ? say('spaceHealth.notUndone', { pages: work.left.join(', ') })
              : say('spaceHealth.undone')}
          </Notice>
        )}
        {work.kind === 'fixed' && (
          <Notice
            tone={work.outcome.left.length > 0 ? 'warning' : 'info'}
            actions={
              work.outcome.saved.length > 0
                ? [{ label: say('action.undo'), run: () => void undo(work.outcome) }]
                : []
            }
          >
            {[
              say('spaceHealth.fixed', { count: work.outcome.saved.length }),
              work.outcome.inWindow === undefined
                ? ''
                : say('spaceHealth.fixedHere', { page: work.outcome.inWindow }),
              work.outcome.left.length > 0
                ? say('spaceHealth.left', { pages: work.outcome.left.join(', ') })
                : '',
            ]
              .filter((each) => each !== '')
              .join(' ')}
          </Notice>
        )}
      </div>
      {work.kind === 'choosing' && (
        <div className={styles.scroller}>
          {!data && !error && <Busy>{say('check.looking')}</Busy>}
          {way?.loss && <Notice tone="warning">{way.loss[say.language]}</Notice>}
          {data && ways.length === 0 && <p>{say('spaceHealth.nothingToFix')}</p>}
          <ul className={styles.pages}>
            {way?.pages.map((page) => (
              <li key={page.id}>
                <Checkbox
                  className={styles.check ?? ''}
                  isSelected={!left.has(page.id)}
                  onChange={(isTicked) => tick(page.id, isTicked)}
                >
                  <span className={styles.box} aria-hidden />
                  {page.name} <span className={styles.address}>{page.fullSlug}</span>
                </Checkbox>
                <PageChanges page={page} />
              </li>
            ))}
          </ul>
          {way && way.total > way.pages.length && (
            <p>{say('spaceHealth.more', { count: way.total - way.pages.length })}</p>
          )}
        </div>
      )}
    </div>
  );
}

const wayLabel = ({ label, total }: FixWay, language: 'de' | 'en'): string => `${label[language]} (${total})`;
