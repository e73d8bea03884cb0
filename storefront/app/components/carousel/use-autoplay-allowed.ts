import { useMediaQuery } from '../use-media-query.ts';

/** Whether things may move by themselves here: not on touch devices, not where less motion is wanted. */
export function useAutoplayAllowed(): boolean {
  const canHover = useMediaQuery('(hover: hover) and (pointer: fine)');
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return canHover && !wantsLessMotion;
}
