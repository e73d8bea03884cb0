import { useEffect, useRef } from 'react';
import { reloadFrame } from '../../store/preview-store.ts';

const firstMs = 8_000;
const longestMs = 60_000;

/**
 * Loads a page that does not answer anew by itself, more seldom each time: a shop that starts is there in a moment, and
 * one that is only slow is not begun again and again.
 *
 * @param standing `waiting` says nothing of how the last load came out
 * @param loads how often the page was loaded
 */
export function useOwnReload(standing: 'there' | 'waiting' | 'missing', loads: number): void {
  const tries = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load that fails is followed by another
  useEffect(() => {
    if (standing === 'there') tries.current = 0;
    if (standing !== 'missing') return;
    const pauseMs = Math.min(longestMs, firstMs * 2 ** tries.current);
    const timer = setTimeout(() => {
      tries.current += 1;
      reloadFrame();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [standing, loads]);
}
