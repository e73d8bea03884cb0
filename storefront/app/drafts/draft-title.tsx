import { draftTitleLength } from '@blattwerk/schemas/configurator/draft-limits.ts';
import { type FormEvent, use, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { loadTopicMessages } from '../messages/use-topic-messages.ts';
import { askWithKey } from './ask-with-key.ts';
import styles from './draft-title.module.css';

export type DraftTitleProps = {
  /** What it is known by; null: it has no name yet. */
  title: string | null;
  onTitle(title: string | null): void;
  /** Asked for when a name is saved; undefined where it cannot be had now. */
  source(): Promise<{ id: string; key: string | null } | undefined>;
  /** What the button is called beside others like it. */
  of: string;
  className?: string | undefined;
};

/** The name of a draft, and the way to another one; an empty one takes it away. */
export function DraftTitle({ title, onTitle, source, of, className }: DraftTitleProps) {
  const page = usePage();
  const t = use(loadTopicMessages('drafts', page.locale));
  const id = useId();
  const [written, setWritten] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'refused'>('open');
  const button = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  const leave = () => {
    setWritten(null);
    setState('open');
    isLeft.current = true;
  };
  // Only once the button is there again.
  useEffect(() => {
    if (written !== null || !isLeft.current) return;
    isLeft.current = false;
    button.current?.focus();
  }, [written]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = written?.trim() || null;
    if (wanted === title) {
      leave();
      return;
    }
    setState('sending');
    const from = await source();
    const answer =
      from &&
      (await askWithKey(page, from.key)('PUT /web-api/drafts/{id}/title', {
        params: { id: from.id },
        body: { title: wanted },
      }));
    if (!answer?.ok) {
      setState('refused');
      return;
    }
    onTitle(answer.value.title);
    leave();
  };

  if (written === null) {
    const action = t(title === null ? 'drafts.giveName' : 'drafts.rename');
    return (
      <>
        {title !== null && <span className={styles.title}>{title}</span>}
        <button
          aria-label={t('drafts.ofName', { action, name: title ?? of })}
          className={className}
          onClick={() => setWritten(title ?? '')}
          ref={button}
          type="button"
        >
          {action}
        </button>
      </>
    );
  }
  return (
    <form
      className={styles.form}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
      onSubmit={(event) => void save(event)}
    >
      <label htmlFor={id}>{t('drafts.ownName')}</label>
      <input
        // biome-ignore lint/a11y/noAutofocus: who has pressed the button wants to write
        autoFocus
        autoComplete="off"
        id={id}
        maxLength={draftTitleLength}
        onChange={(event) => setWritten(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        value={written}
      />
      <button className={className} disabled={state === 'sending'} type="submit">
        {t('drafts.saveName')}
      </button>
      <button className={className} onClick={leave} type="button">
        {t('drafts.keepName')}
      </button>
      {state === 'refused' && <span role="alert">{t('drafts.renameFailed')}</span>}
    </form>
  );
}
