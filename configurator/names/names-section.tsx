import type { Design } from '@blattwerk/designs/model/design.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import controls from '../controls/controls.module.css';
import { setNames } from '../session/name-operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import { BringNames } from './bring-names.tsx';
import { NameFindings } from './name-findings.tsx';
import styles from './names.module.css';
import type { ReadNameFile } from './read-names.ts';
import { RowForm } from './row-form.tsx';
import type { NameDesk } from './use-name-desk.ts';

export type NamesSectionProps = {
  className: string | undefined;
  draft: Draft;
  /** As it is laid out, without the words of a row. */
  design: Design | undefined;
  desk: NameDesk;
  ask: WebApiClient;
  readFile: ReadNameFile;
  say: Say;
};

/** Whom each piece is for: a list that is brought along, its rows one by one, and what of it does not fit. */
export default function NamesSection(props: NamesSectionProps) {
  const { className, draft, desk, say } = props;
  const count = desk.rows.length;
  return (
    <section aria-label={say('names')} className={className}>
      <div className={styles.head}>
        <h2>{say('names')}</h2>
        {count > 0 && (
          <button onClick={() => draft.change((now) => setNames(now, [], desk.fields), null)} type="button">
            {say('namesClear')}
          </button>
        )}
      </div>
      {count === 0 ? (
        <p className={controls.hint}>{say('namesHint')}</p>
      ) : (
        <>
          <p>{say('namesCount', { count })}</p>
          <NameFindings {...props} />
          <RowForm desk={desk} draft={draft} say={say} />
        </>
      )}
      <BringNames {...props} />
    </section>
  );
}
