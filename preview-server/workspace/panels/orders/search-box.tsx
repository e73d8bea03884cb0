import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { searchId } from '../../actions/orders/desk-keys.ts';
import { askAtDesk, deskStore, look } from '../../store/orders/desk-store.ts';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './order-list.module.css';

const pauseMilliseconds = 150;

/** Searches at every pause in typing; the arrow down leads on to what was found. */
export function SearchBox() {
  const say = useMessages();
  const [typed, setTyped] = useState(() => deskStore.getState().search);
  const hintId = useId();
  useEffect(() => {
    if (typed === deskStore.getState().search) return;
    const timer = setTimeout(() => look({ search: typed }), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className={styles.search}>
      <label className={styles.searchLabel} htmlFor={searchId}>
        {say('orders.search')} <kbd aria-hidden>/</kbd>
      </label>
      <input
        id={searchId}
        type="search"
        className={inputs.input}
        value={typed}
        maxLength={100}
        autoComplete="off"
        placeholder={say('orders.searchHint')}
        aria-describedby={hintId}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={goToFirst}
      />
      <span id={hintId} hidden>
        {say('orders.searchHint')}
      </span>
      <span className={styles.export}>
        <Button onPress={() => askAtDesk({ kind: 'export' })}>{say('orders.export.open')}</Button>
      </span>
    </search>
  );
}

function goToFirst(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[role=row][data-key]')?.focus();
}
