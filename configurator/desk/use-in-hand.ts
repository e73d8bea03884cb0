import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

type InHand = {
  isInHand: boolean;
  /** For the element whose fields it is about. */
  watched: {
    ref: RefObject<HTMLDivElement | null>;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
};

/** Whether a field in an element has the focus, also one that had it before the page came alive. */
export function useInHand(): InHand {
  const ref = useRef<HTMLDivElement>(null);
  const [isInHand, setInHand] = useState(false);
  useEffect(() => setInHand(ref.current?.contains(document.activeElement) === true), []);
  return {
    isInHand,
    watched: {
      ref,
      onFocus: () => setInHand(true),
      onBlur: ({ relatedTarget }) => setInHand(ref.current?.contains(relatedTarget) === true),
    },
  };
}
