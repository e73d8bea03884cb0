import { useEffect, useRef, useState } from 'react';

type LettersFirst = {
  /** A letter that was typed upon the card is not painted yet: what else shows it waits. */
  isBehind: boolean;
  /** A letter is typed upon the card. */
  typed(): void;
};

/**
 * Lets the frame with a typed letter go first. Deferred rendering would begin as soon as the key is handled, which is mostly
 * before that frame, and make it late.
 */
export function useLettersFirst(): LettersFirst {
  const [isBehind, setBehind] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    isBehind,
    typed() {
      stop.current();
      setBehind(true);
      let task: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        task = setTimeout(() => setBehind(false));
      });
      stop.current = () => {
        cancelAnimationFrame(frame);
        clearTimeout(task);
      };
    },
  };
}
