import type { SavedAddress } from '@blattwerk/schemas/web-api/customers/address-book-endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { askShop } from '../network/ask-shop.ts';
import styles from './address-book.module.css';
import { AddressForm } from './address-form.tsx';

type Book = readonly SavedAddress[] | 'asking' | 'failed';
type Said = { kind: 'saved' } | { kind: 'removed'; address: SavedAddress } | { kind: 'refused' };

/** The addresses that a customer keeps for the checkout: added, changed, and deleted with a way back. */
export function AddressBook() {
  const t = useLateMessages();
  const page = usePage();
  const [book, setBook] = useState<Book>('asking');
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const [said, setSaid] = useState<Said>();
  const addButton = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    askShop(page, leaving.signal)('GET /web-api/customer-addresses', { signal: leaving.signal })
      .then((answer) => setBook(answer.ok ? answer.value.addresses : 'failed'))
      // The reader has left.
      .catch(() => {});
    return () => leaving.abort();
  }, [page]);

  const wasEdited = useRef(false);
  useEffect(() => {
    // What had the focus went away with the form.
    if (wasEdited.current && !edited) addButton.current?.querySelector('button')?.focus();
    wasEdited.current = edited !== undefined;
  }, [edited]);

  function close(addresses?: Book) {
    if (addresses) {
      setBook(addresses);
      setSaid({ kind: 'saved' });
    }
    setEdited(undefined);
  }

  async function remove(saved: SavedAddress) {
    const params = { id: saved.id };
    const answer = await askShop(page)('DELETE /web-api/customer-addresses/{id}', { params });
    if (answer.ok) setBook(answer.value.addresses);
    setSaid(answer.ok ? { kind: 'removed', address: saved } : { kind: 'refused' });
    addButton.current?.querySelector('button')?.focus();
  }

  async function bringBack({ address }: SavedAddress) {
    const answer = await askShop(page)('POST /web-api/customer-addresses', { body: { address } });
    if (answer.ok) setBook(answer.value.addresses);
    setSaid({ kind: answer.ok ? 'saved' : 'refused' });
    addButton.current?.querySelector('button')?.focus();
  }

  return (
    <section aria-busy={book === 'asking'} aria-label={t('account.addresses')} className={styles.book}>
      <h2>{t('account.addresses')}</h2>
      {book === 'failed' && <p role="alert">{t('account.addressesUnknown')}</p>}
      {Array.isArray(book) && book.length === 0 && !edited && <p>{t('account.noAddresses')}</p>}
      {Array.isArray(book) && book.length > 0 && (
        <ul className={styles.list}>
          {book.map((saved: SavedAddress) => (
            <li className={styles.entry} key={saved.id}>
              {edited !== 'new' && edited?.id === saved.id ? (
                <AddressForm onClose={close} saved={saved} />
              ) : (
                <Entry onChange={() => setEdited(saved)} onRemove={() => remove(saved)} saved={saved} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite" className={styles.said}>
        {said?.kind === 'saved' && t('account.addressSaved')}
        {said?.kind === 'refused' && t('form.failed')}
        {said?.kind === 'removed' && (
          <>
            {t('account.addressRemoved')}{' '}
            <button className={styles.action} onClick={() => bringBack(said.address)} type="button">
              {t('account.undo')}
            </button>
          </>
        )}
      </div>
      {edited === 'new' && <AddressForm onClose={close} />}
      {Array.isArray(book) && edited !== 'new' && (
        <span ref={addButton}>
          <Button onClick={() => setEdited('new')} variant="secondary">
            {t('account.addAddress')}
          </Button>
        </span>
      )}
    </section>
  );
}

type EntryProps = { saved: SavedAddress; onChange(): void; onRemove(): void };

function Entry({ saved: { lines }, onChange, onRemove }: EntryProps) {
  const t = useLateMessages();
  const address = lines.join(', ');
  const nameOf = (action: string) => t('account.ofAddress', { action, address });
  return (
    <>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <button
          aria-label={nameOf(t('account.editAddress'))}
          className={styles.action}
          onClick={onChange}
          type="button"
        >
          {t('account.change')}
        </button>
        <button
          aria-label={nameOf(t('account.removeAddress'))}
          className={styles.action}
          onClick={onRemove}
          type="button"
        >
          {t('account.remove')}
        </button>
      </div>
    </>
  );
}
