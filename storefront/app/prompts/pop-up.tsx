import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { DialogHeader } from '../components/dialog/dialog-header.tsx';
import { isPageCovered } from '../state/page-cover.ts';
import styles from './pop-up.module.css';
import { shownPopUps } from './shown-pop-ups.ts';

type PopUpProps = { title: string; onClose: () => void; children: ReactNode };

/** A question in the corner: it takes no focus, and gives back what it is lent; Escape sends it off. */
export function PopUp({ title, onClose, children }: PopUpProps) {
  const titleId = useId();
  const popUp = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const rememberWhence = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
  };
  useLayoutEffect(() => {
    const element = popUp.current;
    return () => {
      if (element?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    shownPopUps.change(shownPopUps.current() + 1);
    return () => shownPopUps.change(shownPopUps.current() - 1);
  }, []);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isPageCovered()) onClose();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section
      aria-labelledby={titleId}
      className={styles.popUp}
      onFocus={rememberWhence}
      ref={popUp}
      role="dialog"
    >
      <DialogHeader id={titleId} look="pop-up" onClose={onClose} title={title} />
      {children}
    </section>
  );
}
