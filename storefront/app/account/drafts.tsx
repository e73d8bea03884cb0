import { dropJournal } from '@blattwerk/configurator/session/journal.ts';
import type { AnswerOf, BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { buttonClass } from '../components/button/button-class.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { askShop } from '../network/ask-shop.ts';
import { DraftCard, type ListedDraft } from './draft-card.tsx';
import styles from './drafts.module.css';

type Known = AnswerOf<'GET /web-api/drafts'>['drafts'] | 'asking' | 'failed';
type Whole = BodyOf<'POST /web-api/drafts'>;
type Said = { kind: 'back' | 'refused' } | { kind: 'removed'; draft: Whole | undefined };

/** What a customer has designed so far, on whichever device: gone on with, copied, and deleted with a way back. */
export function Drafts() {
  const page = usePage();
  const [known, setKnown] = useState<Known>('asking');
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await askShop(page, signal)('GET /web-api/drafts', signal ? { signal } : {});
      setKnown(answer.ok ? answer.value.drafts : 'failed');
    },
    [page],
  );
  const onTitle = (id: string, title: string | null) =>
    setKnown((now) =>
      Array.isArray(now) ? now.map((draft) => (draft.id === id ? { ...draft, title } : draft)) : now,
    );
  useEffect(() => {
    const leaving = new AbortController();
    // The reader has left.
    load(leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, [load]);
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <DraftList known={known} load={load} onTitle={onTitle} />
    </Suspense>
  );
}

type DraftListProps = {
  known: Known;
  load(): Promise<void>;
  onTitle(id: string, title: string | null): void;
};

function DraftList({ known, load, onTitle }: DraftListProps) {
  const t = useTopicMessages('drafts');
  const page = usePage();
  const ask = useMemo(() => askShop(page), [page]);
  const [said, setSaid] = useState<Said>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function remove({ id, designId }: ListedDraft) {
    const params = { id };
    // To bring it back with.
    const whole = await ask('GET /web-api/drafts/{id}', { params });
    const { ok } = await ask('DELETE /web-api/drafts/{id}', { params });
    if (!ok) {
      setSaid({ kind: 'refused' });
      return;
    }
    await dropJournal(designId, id);
    await load();
    const { content, title = null } = whole.ok ? whole.value : {};
    const back = content && { designId, content, ...(title !== null && { title }) };
    setSaid({ kind: 'removed', draft: back });
    // What was pressed went with the draft.
    heading.current?.focus();
  }

  async function bringBack(body: Whole) {
    const { ok } = await ask('POST /web-api/drafts', { body });
    if (ok) await load();
    setSaid({ kind: ok ? 'back' : 'refused' });
    heading.current?.focus();
  }

  return (
    <section aria-busy={known === 'asking'} aria-label={t('drafts.title')} className={styles.drafts}>
      <h2 ref={heading} tabIndex={-1}>
        {t('drafts.title')}
      </h2>
      <div aria-live="polite" className={styles.said}>
        {said && t(said.kind === 'refused' ? 'form.failed' : `drafts.${said.kind}`)}
        {said?.kind === 'removed' && said.draft && <Undo draft={said.draft} onUndo={bringBack} />}
      </div>
      {known === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{t('drafts.unknown')}</p>
          <Button onClick={() => void load()} variant="secondary">
            {t('drafts.retry')}
          </Button>
        </div>
      )}
      {Array.isArray(known) && known.length === 0 && <NoDrafts />}
      {Array.isArray(known) && known.length > 0 && (
        <ul className={styles.list}>
          {known.map((draft) => (
            <DraftCard
              draft={draft}
              key={draft.id}
              onRemove={() => void remove(draft)}
              onTitle={(title) => onTitle(draft.id, title)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Undo({ draft, onUndo }: { draft: Whole; onUndo(draft: Whole): Promise<void> }) {
  const t = useTopicMessages('drafts');
  return (
    <>
      {' '}
      <button className={styles.action} onClick={() => void onUndo(draft)} type="button">
        {t('drafts.undo')}
      </button>
    </>
  );
}

function NoDrafts() {
  const t = useTopicMessages('drafts');
  const { urls } = usePage();
  return (
    <>
      <p>{t('drafts.none')}</p>
      <p>
        <a className={buttonClass({ variant: 'secondary' })} href={urls.to(t('path.products'))}>
          {t('drafts.browse')}
        </a>
      </p>
    </>
  );
}
