import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { saveIfNeeded } from '../../actions/saving/save-draft.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { makeShareLink, revokeShareLink } from '../../base/api/share-links-api.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { noteShareLinks, useShareLinks } from '../../store/server/share-links.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { Select } from '../controls/select.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { ShareLinkRow } from './share-link-row.tsx';
import styles from './sharing.module.css';

type Days = '1' | '7' | '30';

/** Links that show the draft of the open page to people without an account: made, copied, revoked. */
export function ShareDialog() {
  const say = useMessages();
  const { token } = useOpenSession();
  const { query, place } = useShareLinks();
  const [note, setNote] = useState('');
  const [days, setDays] = useState<Days>('7');
  const [failure, setFailure] = useState<ApiError>();
  const [news, setNews] = useState('');
  const newsRef = useRef<HTMLParagraphElement>(null);
  const copy = async (url: string, done: string) => {
    await navigator.clipboard.writeText(url);
    setNews(done);
  };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '' || !place) return;
    // What is shown is what is stored.
    if (!(await saveIfNeeded())) {
      setFailure({ kind: 'unsaved' });
      return;
    }
    const result = await makeShareLink(token, place, { note: note.trim(), days: Number(days) });
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok) return;
    noteShareLinks(place, result.value);
    setNote('');
    const [made] = result.value;
    if (made) await copy(made.url, say('share.made'));
    // The button that was pressed can do nothing any more.
    newsRef.current?.focus();
  };
  const revoke = async (id: string) => {
    if (!place) return;
    const result = await revokeShareLink(token, place, id);
    setFailure(result.ok ? undefined : result.error);
    setNews(result.ok ? say('share.ended') : '');
    if (!result.ok) return;
    noteShareLinks(place, result.value);
    newsRef.current?.focus();
  };
  const error = query.error ? reasonOf(query.error) : failure;
  return (
    <Dialog title={say('share.title')} size="wide" onClose={closeDialog}>
      <p className={styles.text}>{say('share.text')}</p>
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      <form className={styles.make} onSubmit={(event) => void make(event)}>
        <TextBox
          label={say('share.note')}
          help={say('share.noteHelp')}
          value={note}
          onChange={(next) => setNote(next.slice(0, 100))}
          autoFocus
        />
        <Select<Days>
          label={say('share.days')}
          value={days}
          options={[
            { value: '1', label: say('share.days1') },
            { value: '7', label: say('share.days7') },
            { value: '30', label: say('share.days30') },
          ]}
          onChange={setDays}
        />
        <Button kind="main" type="submit" isDisabled={note.trim() === '' || !place}>
          {say('share.make')}
        </Button>
      </form>
      <p ref={newsRef} tabIndex={-1} className={styles.news} role="status">
        {news}
      </p>
      {query.isPending && <Busy>{say('usage.loading')}</Busy>}
      {query.data && query.data.length > 0 && (
        <ul className={styles.list} aria-label={say('share.list')}>
          {query.data.map((link) => (
            <ShareLinkRow
              key={link.id}
              link={link}
              onCopy={() => void copy(link.url, say('share.copied'))}
              onRevoke={() => void revoke(link.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
