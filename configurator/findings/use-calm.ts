import { useEffect, useState } from 'react';

/** How long nothing changes before it counts (milliseconds). */
const pauseMs = 400;

/** A value once it has stopped changing: letters that are typed in a row are followed at their end. */
export function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setCalm(() => value), pauseMs);
    return () => clearTimeout(pause);
  }, [value]);
  return calm;
}
