import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { DialogHeader } from '../components/dialog/dialog-header.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { shownPopUps } from '../prompts/shown-pop-ups.ts';
import { useStore } from '../state/create-store.ts';
import { createChat } from './chat-store.ts';
import styles from './chat-window.module.css';
import { framedChat } from './framed-chat.ts';

/**
 * The button in the corner, and above it the conversation: beside the page, which stays in use. Before anything is loaded
 * it says from whom.
 */
export function ChatWindow({ url }: { url: string }) {
  const t = useTopicMessages('chat');
  const { isDesktopApp } = usePage();
  const id = useId();
  const titleId = `${id}-title`;
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [chat] = useState(() =>
    createChat(framedChat({ place: () => place.current, url, title: t('chat.title') })),
  );
  const { hasBeenLoaded, isLoading, isVisible, fade } = useStore(chat.store);
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useStore(shownPopUps) > 0;

  // The desktop application has a chat of its own.
  useLayoutEffect(() => chat.show(!isDesktopApp), [chat, isDesktopApp]);
  useEffect(() => chat.fade(isAsking), [chat, isAsking]);
  useEffect(() => {
    if (isShown) dialog.current?.focus();
  }, [isShown]);

  const show = () => {
    setIsShown(true);
    // Asked for before: it goes on where it was.
    if (hasBeenLoaded || isLoading) void chat.open();
  };
  const start = async () => {
    dialog.current?.focus();
    setHasFailed(false);
    await chat.open();
    setHasFailed(!chat.store.current().hasBeenLoaded);
  };
  const close = () => {
    setIsShown(false);
    chat.close();
    button.current?.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  if (!isVisible) return null;
  return (
    <>
      <button
        aria-controls={id}
        aria-expanded={isShown}
        aria-label={t('chat.open')}
        className={styles.opener}
        data-fade={fade || undefined}
        onClick={isShown ? close : show}
        ref={button}
        type="button"
      >
        <Icon name="chat" size={26} />
      </button>
      <section
        aria-busy={isLoading}
        aria-labelledby={titleId}
        className={styles.window}
        hidden={!isShown}
        id={id}
        onKeyDown={closeOnEscape}
        ref={dialog}
        role="dialog"
        tabIndex={-1}
      >
        <DialogHeader id={titleId} look="pop-up" onClose={close} title={t('chat.title')} />
        {!hasBeenLoaded && !isLoading && !hasFailed && (
          <div className={styles.note}>
            <p>{t('chat.privacy', { host: new URL(url).host })}</p>
            <Button onClick={start}>{t('chat.start')}</Button>
          </div>
        )}
        {isLoading && <p role="status">{t('chat.loading')}</p>}
        {hasFailed && (
          <div className={styles.note} role="alert">
            <p>{t('chat.failed')}</p>
            <Button onClick={start} variant="secondary">
              {t('action.retry')}
            </Button>
          </div>
        )}
        <div className={styles.place} hidden ref={place} />
      </section>
    </>
  );
}
