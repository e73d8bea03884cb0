import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { PressRun, RunPart } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { useState } from 'react';
import { handRunOverAgain } from '../../actions/orders/hand-over-again.ts';
import { saveRunFile } from '../../actions/orders/save-run-file.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { notePressRuns, useRunPicture } from '../../store/server/press-runs.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import { HandOverLine } from './hand-over-line.tsx';
import { LineNumbers } from './line-numbers.tsx';
import { deskErrorSentence, pressGroupWords, sizeIn, writtenMoment } from './order-words.ts';
import styles from './press-runs-dialog.module.css';

type PressRunCardProps = {
  run: PressRun;
  /** Once it is gone, and the focus with its button. */
  onDissolve(): void;
};

/** A run of sheets: its files once they are made, whose pieces stand on it, and the way back. */
export function PressRunCard({ run, onDissolve }: PressRunCardProps) {
  const say = useMessages();
  const { number, group, by, createdAt, lines, state } = run;
  const calledBack = lines.filter(({ isCalledBack }) => isCalledBack);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const save = (part: RunPart) => async () => setFailure(await saveRunFile(number, part));
  const dissolve = async () => {
    const answer = await requireDesk().dissolvePressRun(number);
    setAsked(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    notePressRuns(answer.value);
    onDissolve();
  };
  return (
    <li className={styles.entry}>
      {state.kind === 'made' && <RunPicture number={number} />}
      <div className={styles.words}>
        <h4 className={styles.name}>
          {say('orders.runs.run', { number })} · {pressGroupWords(say, group)}
        </h4>
        <p className={styles.small}>
          {say('orders.who', { name: authorName(say, by) })}, {writtenMoment(say, createdAt)} ·{' '}
          <LineNumbers lines={lines} />
        </p>
        {calledBack.length > 0 && (
          <Notice tone="warning">
            {say('orders.runs.calledBack')} <LineNumbers lines={calledBack} />
          </Notice>
        )}
        <div className={styles.files}>
          {/* Told when it changes; buttons within would be told with it. */}
          <span role="status">
            {state.kind === 'waiting' && say('orders.runs.state.waiting')}
            {state.kind === 'erased' &&
              say('orders.runs.state.erased', { moment: writtenMoment(say, state.erasedAt) })}
            {state.kind === 'failed' &&
              say('orders.runs.state.failed', { moment: writtenMoment(say, state.nextAttemptAt) })}
            {state.kind === 'made' &&
              say('orders.runs.state.made', { sheets: state.sheets, prints: state.prints })}
            {state.kind === 'made' &&
              state.saved > 0 &&
              ` · ${say('orders.runs.saved', { count: state.saved })}`}
          </span>
          {state.kind === 'made' && (
            <>
              <Button kind="link" onPress={save('press')}>
                {say('orders.runs.press', { size: sizeIn(say('locale'), state.bytes) })}
              </Button>
              {state.plates.map((plate) => (
                <Button key={plate} kind="link" onPress={save(plate)}>
                  {say(`orders.runs.plate.${plate}`)}
                </Button>
              ))}
              <Button kind="link" onPress={save('ticket')}>
                {say('orders.runs.ticket')}
              </Button>
              <code className={styles.hash} title={`SHA-256 ${state.sha256}`}>
                {state.sha256.slice(0, 12)}
              </code>
              {state.handOver && (
                <HandOverLine
                  handOver={state.handOver}
                  name={say('orders.runs.run', { number })}
                  send={() => handRunOverAgain(number)}
                />
              )}
            </>
          )}
        </div>
        <span role="status">
          {isAsked && state.kind === 'made' && state.handOver?.state === 'sent' && (
            <strong>{say('orders.runs.dissolveSent')}</strong>
          )}
        </span>
        {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      </div>
      {state.kind !== 'erased' && (
        <div className={styles.ways}>
          <Button
            kind={isAsked ? 'danger' : 'outlined'}
            onPress={() => (isAsked ? void dissolve() : setAsked(true))}
          >
            {say(isAsked ? 'orders.runs.dissolveNow' : 'orders.runs.dissolve')}
            <span className={styles.hidden}> {say('orders.runs.run', { number })}</span>
          </Button>
          {isAsked && (
            <Button kind="link" onPress={() => setAsked(false)}>
              {say('action.cancel')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function RunPicture({ number }: { number: number }) {
  const say = useMessages();
  const { data } = useRunPicture(number);
  return (
    <div className={styles.picture}>
      {data && <img alt={say('orders.runs.picture', { number })} src={data} />}
    </div>
  );
}
