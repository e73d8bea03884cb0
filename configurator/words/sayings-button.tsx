import { type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import { type Say, slotName } from '../texts.ts';
import styles from './words-form.module.css';

/** What the shop shows of its sayings; loaded when it is opened. */
export type Sayings = (shown: {
  /** Names the list. */
  labelId: string;
  maxLength: number;
  onTake(text: string): void;
}) => ReactNode;

type SayingsButtonProps = {
  slot: { slot: string; maxLength: number };
  field: RefObject<HTMLTextAreaElement | null>;
  onTake(text: string): void;
  children: Sayings;
  say: Say;
};

/** Opens the shop's sayings below a text. The one that is taken stands in the text, where writing goes on. */
export function SayingsButton({ slot, field, onTake, children, say }: SayingsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from wherever the focus is in it
    <div
      className={styles.sayings}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <button
        aria-expanded={isOpen}
        aria-label={say('sayingsFor', { field: say(...slotName(slot.slot)) })}
        className={controls.way}
        id={id}
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        type="button"
      >
        {say('sayings')}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{say('loading')}</p>}>
          {children({
            labelId: id,
            maxLength: slot.maxLength,
            onTake(text) {
              // First: the focus of what goes away would be lost.
              field.current?.focus({ preventScroll: true });
              field.current?.scrollIntoView({ block: 'nearest' });
              setIsOpen(false);
              onTake(text);
            },
          })}
        </Suspense>
      )}
    </div>
  );
}
