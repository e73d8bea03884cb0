import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { PrintFile, PrintPart } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { useState } from 'react';
import { handLineOverAgain } from '../../actions/orders/hand-over-again.ts';
import { savePrintFile } from '../../actions/orders/save-print-file.ts';
import type { ApiError } from '../../base/api/result.ts';
import { askAtDesk } from '../../store/orders/desk-store.ts';
import { useMessages } from '../messages/messages.ts';
import { HandOverLine } from './hand-over-line.tsx';
import { deskErrorSentence, sizeIn, writtenMoment } from './order-words.ts';
import styles from './print-file-line.module.css';

/** What goes to the press of a line: the file once it is made, or what it waits for. */
export function PrintFileLine({ number, file }: { number: string; file: PrintFile }) {
  const say = useMessages();
  const [failure, setFailure] = useState<ApiError>();
  const save = (part: PrintPart) => async () => setFailure(await savePrintFile(number, file.line, part));
  return (
    <span className={styles.file}>
      {/* Told when it changes; buttons within would be told with it. */}
      <span role="status" className={file.state === 'made' ? styles.hidden : undefined}>
        {file.state === 'made' && say('orders.print.made')}
        {file.state === 'waiting' && say('orders.print.waiting')}
        {file.state === 'erased' && say('orders.print.erased', { moment: writtenMoment(say, file.erasedAt) })}
        {file.state === 'failed' &&
          say('orders.print.failed', { moment: writtenMoment(say, file.nextAttemptAt) })}
        {file.state === 'differs' && <strong>{say('orders.print.differs', { page: file.page })}</strong>}
      </span>
      {file.state === 'made' && (
        <>
          {file.pages.length > 0 && (
            <Button kind="link" onPress={() => askAtDesk({ kind: 'print-pages', number, file })}>
              {say('orders.pages.look', { count: file.pages.length })}
            </Button>
          )}
          <Button kind="link" onPress={save('press')}>
            {say('orders.print.press', { size: sizeIn(say('locale'), file.bytes) })}
          </Button>
          {file.foil && (
            <Button kind="link" onPress={save('plates')}>
              {say('orders.print.plates')}
            </Button>
          )}
          <Button kind="link" onPress={save('ticket')}>
            {say('orders.print.ticket')}
          </Button>
          {file.run !== null && (
            <Button kind="link" onPress={() => askAtDesk({ kind: 'press-runs' })}>
              {say('orders.print.run', { number: file.run })}
            </Button>
          )}
          <code className={styles.hash} title={`SHA-256 ${file.sha256}`}>
            {file.sha256.slice(0, 12)}
          </code>
          {file.handOver && (
            <HandOverLine
              handOver={file.handOver}
              name={`${number}/${file.line}`}
              send={() => handLineOverAgain(number, file.line)}
            />
          )}
        </>
      )}
      {file.state === 'differs' && (
        <Button kind="link" onPress={save('difference')}>
          {say('orders.print.difference')}
        </Button>
      )}
      {failure && <span role="alert">{deskErrorSentence(say, failure)}</span>}
    </span>
  );
}
