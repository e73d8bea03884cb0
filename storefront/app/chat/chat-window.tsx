import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import popUp from '../prompts/pop-up.module.css';
import { shownPopUps } from '../prompts/shown-pop-ups.ts';
import { useStore } from '../state/create-store.ts';
import { createChat } from './chat-store.ts';
import styles from './chat-window.module.css';
import { framedChat } from './framed-chat.ts';

/** The button in the corner, and above it the conversation: beside the page, which stays in use. */
export function ChatWindow({ url }: { url: string }) {
  const t = useMessages();
  const { isDesktopApp } = usePage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [chat] = useState(() =>
    createChat(framedChat({ place: () => place.current, url, title: t('chat.title') })),
  );
  const { isLoading, isVisible, fade } = useStore(chat.store);
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useStore(shownPopUps) > 0;

  // The desktop application has a chat of its own.
  useLayoutEffect(() => chat.show(!isDesktopApp), [chat, isDesktopApp]);
  useEffect(() => chat.fade(isAsking), [chat, isAsking]);
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);

  const open = async () => {
    setIsShown(true);
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
        onClick={isShown ? close : open}
        ref={button}
        type="button"
      >
        <Icon name="chat" size={26} />
      </button>
      <section
        aria-busy={isLoading}
        aria-labelledby={`${id}-title`}
        className={styles.window}
        hidden={!isShown}
        id={id}
        onKeyDown={closeOnEscape}
        role="dialog"
      >
        <div className={popUp.header}>
          <h2 className={popUp.title} id={`${id}-title`} ref={title} tabIndex={-1}>
            {t('chat.title')}
          </h2>
          <button aria-label={t('dialog.close')} className={popUp.close} onClick={close} type="button">
            <Icon name="close" size={24} />
          </button>
        </div>
        {isLoading && <p role="status">{t('chat.loading')}</p>}
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <p>{t('chat.failed')}</p>
            <Button onClick={open} variant="secondary">
              {t('action.retry')}
            </Button>
          </div>
        )}
        <div className={styles.place} hidden ref={place} />
      </section>
    </>
  );
}
