import { startTransition, useEffect, useState } from 'react';

/**
 * What is shown where there is time: it follows once the frame with the letter that was typed is painted. A deferred value
 * would be rendered as soon as the key is handled, which is mostly before that frame.
 */
export function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setCalm(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return calm;
}
