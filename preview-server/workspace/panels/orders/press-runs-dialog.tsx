import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { WaitingPressGroup } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { useRef, useState } from 'react';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { notePressRuns, usePressRuns } from '../../store/server/press-runs.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { LineNumbers } from './line-numbers.tsx';
import { deskErrorSentence, pressGroupWords } from './order-words.ts';
import { PressRunCard } from './press-run-card.tsx';
import styles from './press-runs-dialog.module.css';

/** Small pieces of many orders: what waits, and the sheets they were put on. */
export function PressRunsDialog() {
  const say = useMessages();
  const { data, error, refetch } = usePressRuns();
  const failure = error ? reasonOf(error) : undefined;
  const waitingHeading = useRef<HTMLHeadingElement>(null);
  const madeHeading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog title={say('orders.runs')} size="large" onClose={closeDeskDialog}>
      <div className={styles.all}>
        <p className={styles.help}>{say('orders.runs.help')}</p>
        {failure && (
          <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
            {deskErrorSentence(say, failure)}
          </Notice>
        )}
        {!data && !failure && <Busy>{say('orders.runs.loading')}</Busy>}
        {data && (
          <>
            <h3 ref={waitingHeading} tabIndex={-1} className={styles.heading}>
              {say('orders.runs.waiting')}
            </h3>
            {data.waiting.length === 0 && <p className={styles.help}>{say('orders.runs.none')}</p>}
            <ul className={styles.list}>
              {data.waiting.map((waiting) => (
                <WaitingGroup
                  key={JSON.stringify(waiting.group)}
                  waiting={waiting}
                  onStart={() => madeHeading.current?.focus()}
                />
              ))}
            </ul>
            <h3 ref={madeHeading} tabIndex={-1} className={styles.heading}>
              {say('orders.runs.made')}
            </h3>
            {data.runs.length === 0 && <p className={styles.help}>{say('orders.runs.noneMade')}</p>}
            <ul className={styles.list}>
              {data.runs.map((run) => (
                <PressRunCard key={run.number} run={run} onDissolve={() => waitingHeading.current?.focus()} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

type WaitingGroupProps = {
  waiting: WaitingPressGroup;
  /** Once it waits no longer: its button is gone, and the focus with it. */
  onStart(): void;
};

function WaitingGroup({ waiting, onStart }: WaitingGroupProps) {
  const say = useMessages();
  const { group, lines, copies, prints, saved } = waiting;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const words = pressGroupWords(say, group);
  const start = async () => {
    setBusy(true);
    const answer = await requireDesk().startPressRun(group);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    notePressRuns(answer.value);
    onStart();
  };
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.name}>{words}</p>
        <p className={styles.small}>
          {say('orders.runs.sums', { lines: lines.length, copies, prints })}
          {saved > 0 && ` · ${say('orders.runs.saved', { count: saved })}`}
        </p>
        <p className={styles.small}>
          <LineNumbers lines={lines} />
        </p>
        {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      </div>
      <Button kind="main" isDisabled={isBusy} onPress={() => void start()}>
        {say('orders.runs.start')}
        <span className={styles.hidden}> {words}</span>
      </Button>
    </li>
  );
}
