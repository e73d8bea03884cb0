import { mostNames } from '@blattwerk/schemas/configurator/name-limits.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { ReadNameList } from '@blattwerk/schemas/web-api/configurator/name-list-endpoints.ts';
import { type ChangeEvent, useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import { addNames, setNames } from '../session/name-operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import { GuestLists } from './guest-lists.tsx';
import styles from './names.module.css';
import { mostFileBytes, type ReadNameFile, type ReadNames, readGuests, readNameText } from './read-names.ts';
import type { NameDesk } from './use-name-desk.ts';

type BringNamesProps = { draft: Draft; desk: NameDesk; ask: WebApiClient; readFile: ReadNameFile; say: Say };

/** Three ways to bring a list along: pasted, as a spreadsheet, from the guests of an event. */
export function BringNames({ draft, desk, ask, readFile, say }: BringNamesProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [said, setSaid] = useState<string>();
  const [read, setRead] = useState<ReadNameList>();
  const { fields, rows, show } = desk;
  const holds = fields.includes('place') ? 'addresses' : 'names';

  const take = (list: ReadNameList, isAdded: boolean) => {
    draft.change((now) => (isAdded ? addNames : setNames)(now, list.rows, fields), null);
    show(isAdded ? rows.length : 0);
    setText('');
    setRead(undefined);
    setSaid(leftOut(list, say) || say('namesTaken', { count: list.rows.length }));
  };
  const bring = async (reading: Promise<ReadNames>) => {
    setIsReading(true);
    setRead(undefined);
    setSaid(undefined);
    const result = await reading;
    setIsReading(false);
    if (!result.ok) setSaid(result.sentence ?? say('namesUnread'));
    // Where there is a list already, it is asked what becomes of it.
    else if (rows.length === 0) take(result.list, false);
    else setRead(result.list);
  };
  const bringFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > mostFileBytes) setSaid(say('namesFileTooLarge'));
    else void bring(readFile(file, holds));
  };

  const ways = (
    <div className={styles.ways}>
      <form
        className={controls.field}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void bring(readNameText(ask, text, holds));
        }}
      >
        <label htmlFor={`${id}-text`}>{say(holds === 'names' ? 'namesPaste' : 'namesPasteAddresses')}</label>
        <textarea
          autoComplete="off"
          id={`${id}-text`}
          maxLength={50_000}
          onChange={(event) => setText(event.target.value)}
          rows={4}
          value={text}
        />
        <button className={controls.action} disabled={isReading || text.trim() === ''} type="submit">
          {say('namesTake')}
        </button>
      </form>
      <div>
        <label className={`${controls.action} ${styles.file}`}>
          {say('namesFile')}
          <input
            accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className={controls.over}
            disabled={isReading}
            onChange={bringFile}
            type="file"
          />
        </label>
      </div>
      <GuestLists
        ask={ask}
        isReading={isReading}
        onEvent={(event) => void bring(readGuests(ask, event, holds))}
        say={say}
      />
    </div>
  );

  return (
    <>
      {rows.length === 0 ? (
        ways
      ) : (
        <details className={controls.more}>
          <summary>{say('namesFurther')}</summary>
          {ways}
        </details>
      )}
      <div role="status">
        {isReading && <p>{say('namesReading')}</p>}
        {said !== undefined && <p className={controls.said}>{said}</p>}
        {read && (
          <div className={controls.said}>
            <p>{say('namesRead', { count: read.rows.length })}</p>
            {rows.length + read.rows.length <= mostNames && (
              <button onClick={() => take(read, true)} type="button">
                {say('namesAdd')}
              </button>
            )}
            <button onClick={() => take(read, false)} type="button">
              {say('namesReplace')}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** What of a list is not among the names, and why. */
function leftOut({ tooLong, tooMany, withoutAddress }: ReadNameList, say: Say): string {
  return [
    tooLong.length > 0 ? say('namesLinesTooLong', { lines: tooLong.slice(0, 20).join(', ') }) : '',
    tooMany > 0 ? say('namesTooMany', { count: tooMany, most: mostNames }) : '',
    withoutAddress > 0 ? say('namesWithoutAddress', { count: withoutAddress }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
