import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { filterValueLabel } from '@blattwerk/schemas/languages/filter-values.ts';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { readCardFile } from '../../actions/designs/card-files.ts';
import { beginCard, openCard } from '../../actions/designs/open-card.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { deskApi, useCards } from '../../store/designs/desk-data.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './designs.module.css';
import { NewCard } from './new-card.tsx';

/** All cards that editors make, and how one is begun. */
export function CardList() {
  const say = useMessages();
  const cards = useCards();
  const [failure, setFailure] = useState<ApiError>();
  const shown = failure ?? (cards.error ? reasonOf(cards.error) : undefined);
  const copy = async (id: number) => {
    const found = await deskApi().open(id);
    const done = found.ok ? await beginCard(found.value.design) : found;
    setFailure(done.ok ? undefined : done.error);
  };
  const open = async (id: number) => {
    const found = await openCard(id);
    setFailure(found.ok ? undefined : found.error);
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const read = await readCardFile(file);
    if (!read.ok) {
      setFailure({ kind: 'failed', message: say('designs.noCard', { reason: read.message }) });
      return;
    }
    const done = await beginCard(read.design);
    setFailure(done.ok ? undefined : done.error);
  };
  const dates = new Intl.DateTimeFormat(say('locale'), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <main className={styles.list}>
      <NewCard onFailure={setFailure} />
      <section aria-label={say('designs.title')} className={styles.section}>
        <h2>{say('designs.title')}</h2>
        {shown && <Notice tone="error">{errorSentence(say, shown)}</Notice>}
        <FileTrigger
          acceptedFileTypes={['.json', 'application/json']}
          onSelect={(files) => void bring(files?.[0])}
        >
          <Button>{say('designs.import')}</Button>
        </FileTrigger>
        {cards.isPending && <Busy>{say('designs.loading')}</Busy>}
        {cards.data?.length === 0 && <p className={styles.hint}>{say('designs.none')}</p>}
        {cards.data && cards.data.length > 0 && (
          <div className={styles.scroller}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{say('designs.name')}</th>
                  <th scope="col">{say('designs.occasion')}</th>
                  <th scope="col">{say('designs.type')}</th>
                  <th scope="col">{say('designs.state')}</th>
                  <th scope="col">{say('designs.changed')}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {cards.data.map(({ id, name, occasion, type, state, hasChanges, changedBy, changedAt }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Button kind="link" onPress={() => void open(id)}>
                        {name}
                      </Button>
                    </th>
                    <td>{filterValueLabel('category', occasion, say.language)}</td>
                    <td>{filterValueLabel('product', type, say.language)}</td>
                    <td>{say(`designs.state.${state === 'sold' && hasChanges ? 'changed' : state}`)}</td>
                    <td>
                      {dates.format(new Date(changedAt))}, {changedBy}
                    </td>
                    <td>
                      <Button kind="plain" onPress={() => void copy(id)}>
                        {say('designs.copy')}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </main>
  );
}
